/** Calling codes of where members come from, longer ones first. A number without one is of the mainland where it looks so. */
const COUNTRIES = [
  [/^\+852/, 'HK'],
  [/^\+853/, 'MO'],
  [/^\+886/, 'TW'],
  [/^\+855/, 'KH'],
  [/^\+856/, 'LA'],
  [/^(?:\+86|1[3-9]\d{9}$)/, 'CN'],
  [/^\+84/, 'VN'],
  [/^\+66/, 'TH'],
  [/^\+65/, 'SG'],
  [/^\+63/, 'PH'],
  [/^\+62/, 'ID'],
  [/^\+60/, 'MY'],
  [/^\+95/, 'MM'],
  [/^\+81/, 'JP'],
  [/^\+82/, 'KR'],
  [/^\+44/, 'GB'],
] as const

/** Where a phone number is from, as an ISO 3166 code (decisions/0178). */
export const guessCountry = (phone: string): string | undefined => {
  const digits = phone.replaceAll(/[ -]/g, '')
  return COUNTRIES.find(([code]) => code.test(digits))?.[1]
}
