import SimpleTable

final class Radio { @Setting let isOn = true }  // expect: property wrapper can only be applied to a 'var'
// write: `@Setting var isOn`
