import { deflateRawSync } from 'node:zlib'
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

/** A ZIP as Excel writes one: each part packed, the list of them behind. */
function zip(parts: Record<string, string>): Buffer {
  const packed = Object.entries(parts).map(([name, text]) => ({
    name: Buffer.from(name),
    data: deflateRawSync(text),
  }))
  const bodies = packed.map(({ name, data }) => {
    const header = Buffer.alloc(30)
    header.write('PK\x03\x04', 'latin1')
    header.writeUInt16LE(name.length, 26)
    return Buffer.concat([header, name, data])
  })
  let offset = 0
  const list = packed.map(({ name, data }, index) => {
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 'latin1')
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(data.length, 20)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    offset += bodies[index]?.length ?? 0
    return Buffer.concat([entry, name])
  })
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(packed.length, 10)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, ...list, end])
}

const workbook = (rows: string) =>
  zip({
    'xl/workbook.xml': '<workbook><sheets><sheet name="قیمت" r:id="rId7"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Target="worksheets/sheet3.xml"/></Relationships>',
    'xl/sharedStrings.xml':
      '<sst><si><t>کد کالا</t></si><si><r><t>قیمت </t></r><r><t>(تومان)</t></r></si></sst>',
    'xl/worksheets/sheet3.xml': `<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>${rows}</sheetData></worksheet>`,
  })
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

  it('is read from the first sheet of an XLSX file, long codes whole', () => {
    const bytes = workbook(
      '<row r="3"><c r="A3"><v>6.260012345678E+12</v></c><c r="B3"/><c r="C3"><v>125000.00000000001</v></c></row>' +
        '<row r="4"><c r="A4" t="inlineStr"><is><t>A&amp;1</t></is></c><c r="C4" t="str"><f>1+1</f><v>۱۲۵٬۰۰۰</v></c></row>',
    )
    expect(readStockSheet(bytes)).toEqual({
      problems: [],
      changes: [
        { sku: '6260012345678', price: 1_250_000 },
        { sku: 'A&1', price: 1_250_000 },
      ],
      lines: [3, 4],
    })
    const failed = workbook(
      '<row r="9"><c r="A9"><v>1</v></c><c r="C9" t="e"><v>#N/A</v></c></row>',
    )
    expect(readStockSheet(failed).problems).toEqual(['Line 9: "#N/A" is no whole number.'])
  })

  it('refuses an Excel file that is damaged, old, or unfolds without end', () => {
    const whole = workbook('')
    const bomb = workbook(' '.repeat(65 * 2 ** 20))
    for (const bytes of [whole.subarray(0, -30), zip({ 'a.txt': '' }), bomb]) {
      expect(readStockSheet(bytes).problems[0]).toContain('damaged')
    }
    expect(readStockSheet(Buffer.from('d0cf11e0a1b1', 'hex')).problems[0]).toContain('XLSX')
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
