import { expect, test } from 'vitest'
import { barcodeWidths, isGtin } from '@/lib/domain/barcode'

const sum = (widths: number[] | null) => (widths ?? []).reduce((total, one) => total + one, 0)
/** Bars as ones, as a scanner sees them. */
const bits = (code: string) =>
  (barcodeWidths(code) ?? [])
    .map((width, nth) => (nth % 2 === 0 ? '1' : '0').repeat(width))
    .join('')

test('a GTIN is told by its last digit', () => {
  for (const code of ['4006381333931', '96385074', '036000291452', '00012345600012']) {
    expect(isGtin(code), code).toBe(true)
  }
  for (const code of ['4006381333932', '0000000000000', '123', 'V-12AB34', '']) {
    expect(isGtin(code), code).toBe(false)
  }
})

/** Seven modules of a digit at the left side, with odd parity; the others are these turned over. */
const ODD = [
  ...['0001101', '0011001', '0010011', '0111101', '0100011'],
  ...['0110001', '0101111', '0111011', '0110111', '0001011'],
]
const invert = (text: string) => [...text].map((bit) => (bit === '1' ? '0' : '1')).join('')
const turn = (text: string) => [...text].reverse().join('')

test('an EAN-13 is read back by the tables of its standard', () => {
  const drawn = bits('4006381333931')
  expect(drawn).toMatch(/^101.{42}01010.{42}101$/)
  const signs = (from: number) =>
    Array.from({ length: 6 }, (_, nth) => drawn.slice(from + nth * 7, from + nth * 7 + 7))
  const left = signs(3).map((sign) => {
    const odd = ODD.indexOf(sign)
    return odd >= 0 ? `${odd}O` : `${ODD.indexOf(invert(turn(sign)))}E`
  })
  // A first digit of 4 is told by this order of parities.
  expect(left).toEqual(['0O', '0E', '6O', '3O', '8E', '1E'])
  expect(signs(50).map((sign) => ODD.indexOf(invert(sign)))).toEqual([3, 3, 3, 9, 3, 1])
})

test('any other code is drawn as Code 128 with its check sign', () => {
  const widths = (code: string) => barcodeWidths(code)?.join('') ?? ''
  // A start, nine signs of six widths and a check, which of this word is the sign of value 88: x.
  const check = widths('Wikipedia').slice(60, 66)
  expect(check).toBe(widths('x').slice(6, 12))
  expect(sum(barcodeWidths('SKU-12'))).toBe(11 + 6 * 11 + 11 + 13)
})

test('what no scanner reads has no bars', () => {
  expect(barcodeWidths('کد ۱۲')).toBeNull()
  expect(barcodeWidths('')).toBeNull()
})
