const GTIN = /^(?:\d{8}|\d{12,14})$/

/** The last digit of an EAN, UPC or GTIN is worked out of the others. */
export function isGtin(code: string): boolean {
  if (!GTIN.test(code) || /^0+$/.test(code)) return false
  const digits = [...code].map(Number).reverse()
  const sum = digits.reduce((total, digit, nth) => total + digit * (nth % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0
}

/** Of digits from 0, as an EAN-13 writes them at its left side with odd parity: widths of space, bar, space, bar. */
const EAN_WIDTHS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112']
/** By the first digit, which has no bars of its own: which of the left six are written backwards. */
const EAN_PARITY = [
  ...['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE'],
  ...['OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO'],
]
const backwards = (text: string) => [...text].reverse().join('')

function writeEan13(code: string): string {
  const [first = '0', ...digits] = code
  const parity = EAN_PARITY[Number(first)] ?? ''
  const widths = digits.map((digit, nth) => {
    const own = EAN_WIDTHS[Number(digit)] ?? ''
    return parity[nth] === 'E' ? backwards(own) : own
  })
  return ['111', ...widths.slice(0, 6), '11111', ...widths.slice(6), '111'].join('')
}

/** Code 128: widths of bar and space, by the value of the sign. */
const CODE_128 =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  )
const START_B = 104
const STOP = 106
const PRINTABLE = /^[\x20-\x7e]{1,40}$/

function writeCode128(code: string): string {
  const values = [...code].map((sign) => (sign.codePointAt(0) ?? 32) - 32)
  const check = values.reduce((sum, value, nth) => sum + value * (nth + 1), START_B) % 103
  return [START_B, ...values, check, STOP].map((value) => CODE_128[value] ?? '').join('')
}

/** Widths of bars and spaces in turn, a bar first; null of a code that no scanner reads. */
export function barcodeWidths(code: string): number[] | null {
  if (!PRINTABLE.test(code)) return null
  const widths = code.length === 13 && isGtin(code) ? writeEan13(code) : writeCode128(code)
  return [...widths].map(Number)
}
