import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStockSheet } from '../../scripts/shop/read-stock-sheet.mjs'

/** «موجودي»: that code page has the Arabic letter alone. */
const windows1256 = Buffer.from([0xe3, 0xe6, 0xcc, 0xe6, 0xcf, 0xed])
const sheetBytes = fc
  .array(fc.constantFrom('sku', 'قیمت ریال', ',', ';', '"', '\n', 'A1', '۱۲', '1e3'), {
    maxLength: 40,
  })
  .map((parts) => Buffer.from(`sku,قیمت ریال\n${parts.join('')}`))
const read = (text: string) => readStockSheet(Buffer.from(text))
const rialSheet = (...lines: string[]) => read(['کد کالا,قیمت (ریال),موجودی', ...lines].join('\n'))

describe('a sheet of prices', () => {
  it.each([
    ['Persian digits and their thousands mark', 'A1,۱٬۲۵۰٬۰۰۰,۴', 1_250_000],
    ['Arabic digits', 'A1,١٢٥٠٠٠٠,٤', 1_250_000],
    ['a comma within quotes', 'A1,"1,250,000",4', 1_250_000],
    ["Excel's short form", 'A1,1.25E+06,4', 1_250_000],
    ['a leading apostrophe', "'A1,'1250000,'4", 1_250_000],
    ['decimals of nothing', 'A1,1250000.00,4', 1_250_000],
  ])('understands %s', (_, line, price) => {
    expect(rialSheet(line).changes).toEqual([{ sku: 'A1', price, quantity: 4 }])
  })

  it('takes tomans for ten rials each, and asks which where the heading is silent', () => {
    expect(read('SKU;قيمت فروش (تومان)\r\nA1;125000\r\n').changes).toEqual([
      { sku: 'A1', price: 1_250_000 },
    ])
    expect(read('SKU,قیمت\nA1,125000').problems[0]).toContain('«تومان»')
  })

  it.each([
    ['UTF-8 with a mark', Buffer.from('\ufeffSKU,موجودی\nA1,۳')],
    ['UTF-16', Buffer.from('\ufeffSKU\tموجودی\nA1\t۳', 'utf16le')],
    ['Windows-1256', Buffer.concat([Buffer.from('SKU,'), windows1256, Buffer.from('\nA1,3')])],
  ])('is read in %s', (_, bytes) => {
    expect(readStockSheet(bytes).changes).toEqual([{ sku: 'A1', quantity: 3 }])
  })

  it('names every wrong line as the file counts them, and sets nothing of it', () => {
    const sheet = rialSheet(
      '"دو\nخط",1000,',
      '',
      'A2,هزار,1',
      ',1000,1',
      'A3,1.2345E+3,1',
      'A4,0,1',
    )
    expect(sheet.problems.map((problem: string) => problem.slice(0, 7))).toEqual([
      'Line 5:',
      'Line 6:',
      'Line 7:',
      'Line 8:',
    ])
    expect(sheet.changes).toBeUndefined()
    expect(rialSheet('A1,"1000').problems).toEqual(['Line 2: a quote is not closed.'])
  })

  it('answers any bytes with changes or with problems, never with an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), sheetBytes), (bytes) => {
        const { problems, changes } = readStockSheet(Buffer.from(bytes))
        expect(problems.length > 0).toBe(changes === undefined)
      }),
    )
  })

  it('reads back what was quoted, whatever stands in a SKU', () => {
    const sku = fc.string({ minLength: 1, unit: fc.constantFrom('"', ',', 'ی', '\n', 'A', ';') })
    fc.assert(
      fc.property(sku, fc.integer({ min: 1, max: 1e9 }), (text, price) => {
        const code = `ک${text}A`
        const sheet = rialSheet(`"${code.replaceAll('"', '""')}",${price},1`)
        expect(sheet.changes).toEqual([{ sku: code, price, quantity: 1 }])
      }),
    )
  })
})
