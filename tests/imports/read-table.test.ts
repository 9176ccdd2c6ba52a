import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { zipSync } from 'fflate'
import { describe, expect, it, test } from 'vitest'
import { guessColumns, findColumnProblem } from '@/lib/domain/import-columns'
import { START_OPTIONS } from '@/lib/domain/import-options'
import { readItem } from '@/lib/server/imports/read-item'
import { MAX_COLUMNS } from '@/lib/server/imports/read-table'
import { readZip } from '@/lib/server/imports/read-zip'
import { tableRows } from '../kit/table-rows'

async function readSheet(text: string | Buffer) {
  const [header, ...rows] = await tableRows(Buffer.from(text))
  const columns = guessColumns(header?.cells ?? [])
  return rows.map(({ line, cells }) => ({ line, ...readItem(cells, columns, START_OPTIONS) }))
}
const readOne = async (text: string | Buffer) => (await readSheet(text))[0]

test.each([
  ['۱٬۲۵۰٬۰۰۰', 12_500_000],
  ['1,250,000', 12_500_000],
  ['1250000 تومان', 12_500_000],
  ['۱۲۵۰۰۰۰۰ ریال', 12_500_000],
  ['۷۹۰۰۰۰۰ت', 79_000_000],
  ["'1250000", 12_500_000],
  ['1.25E+06', 12_500_000],
  ['1250000.00', 12_500_000],
])('a price of %s is %d rials', async (written, rials) => {
  const row = await readOne(`نام;کد;قیمت\nقوری;K-1;${written}`)
  expect(row).toMatchObject({ problem: null, item: { price: rials } })
})

test.each([
  ['قیمت (ریال)', 5_000],
  ['قیمت به تومان', 50_000],
])('the heading «%s» says the unit', async (heading, rials) => {
  expect((await readOne(`نام,کد,${heading}\nقوری,K-1,5000`))?.item.price).toBe(rials)
})

test.each([
  ['قیمت', 'رایگان', 'price'],
  ['قیمت', '0', 'price'],
  ['موجودی', '-3', 'quantity'],
  ['موجودی', 'چند تا', 'quantity'],
  ['نام', 'ق', 'title'],
])('a %s of «%s» is refused by name', async (column, value, about) => {
  const row: Record<string, string> = { نام: 'قوری', کد: 'K-1', قیمت: '5000', موجودی: '3' }
  row[column] = value
  const sheet = `${Object.keys(row).join(',')}\n${Object.values(row).join(',')}`
  expect((await readOne(sheet))?.problem).toMatchObject({ about })
})

test('a code that Excel has shortened is refused in the column of codes or parents, a whole one is not', async () => {
  const shortened = await readSheet(
    'نام,کد,والد,قیمت\nقوری,6.26E+12,,5000\nکتری,۶٫۲۶E+۱۲,,5000\nسینی,S-1,6.26E+12,5000',
  )
  expect(shortened.map(({ problem }) => problem)).toMatchObject([
    { about: 'sku', value: '6.26E+12' },
    { about: 'sku', value: '۶٫۲۶E+۱۲' },
    { about: 'sku', value: '6.26E+12' },
  ])
  const whole = await readSheet('نام,کد,قیمت\nقوری,6.260012345678E+12,5000\nکتری,5E10,5000')
  expect(whole).toMatchObject([
    { problem: null, item: { sku: '6260012345678' } },
    { problem: null, item: { sku: '5E10' } },
  ])
})

test('text of Excel is read in each of its encodings, with what a quote holds', async () => {
  const text = 'نام\tکد\tقیمت\r\n"قوری ""چینی""\nآبی"\tK-1\t5000\r\n\r\nكتري\tK-2\t6000'
  for (const bytes of [Buffer.from(`\ufeff${text}`), Buffer.from(`\ufeff${text}`, 'utf16le')]) {
    const rows = await readSheet(bytes)
    expect(rows.map(({ line }) => line)).toEqual([2, 5])
    expect(rows[0]?.item.title).toContain('قوری "چینی"')
    expect(rows[1]?.item.title).toBe('کتری')
  }
})

test('what is no table is refused with what to do', async () => {
  await expect(tableRows(Buffer.from('نام,کد\n"قوری,K-1'))).rejects.toThrow(/بسته نشده/)
  await expect(tableRows(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).rejects.toThrow(/XLSX/)
  await expect(tableRows(Buffer.from('PK\x03\x04 not a workbook', 'latin1'))).rejects.toThrow(
    /Excel/,
  )
})

test('a sheet of WooCommerce is known by its headings, in both languages', () => {
  const english = guessColumns([
    ...['ID', 'Type', 'SKU', 'Name', 'Published', 'Short description', 'Stock', 'Regular price'],
    ...['Categories', 'Images', 'Parent', 'Attribute 1 name', 'Attribute 1 value(s)'],
  ])
  expect(english.map(({ field }) => field)).toEqual([
    ...['row_id', 'row_type', 'sku', 'title', 'ignore', 'intro', 'quantity', 'price'],
    ...['category', 'pictures', 'parent', 'attribute_name', 'attribute_value'],
  ])
  const persian = guessColumns([
    ...['شناسه', 'نوع', 'شناسه محصول', 'نام', 'توضیح کوتاه', 'موجودی انبار', 'قیمت عادی'],
    ...['دسته‌ها', 'تصاویر', 'والد', 'نام ویژگی 1', 'مقدار(های) ویژگی 1'],
  ])
  expect(persian.map(({ field }) => field)).toEqual([
    ...['row_id', 'row_type', 'sku', 'title', 'intro', 'quantity', 'price'],
    ...['category', 'pictures', 'parent', 'attribute_name', 'attribute_value'],
  ])
})

test('a sheet as sellers of Digikala keep it, and one of what Torob reads, are known too', () => {
  const digikala = guessColumns([
    ...['کد کالا (DKP)', 'کد تنوع (DKPC)', 'عنوان کالا', 'گروه کالایی', 'برند', 'رنگ', 'گارانتی'],
    ...['قیمت فروش (ریال)', 'موجودی نزد فروشنده', 'بازهٔ ارسال'],
  ])
  expect(digikala.map(({ field }) => field)).toEqual([
    ...['parent', 'sku', 'title', 'category', 'brand', 'choice', 'guarantee'],
    ...['price', 'quantity', 'ignore'],
  ])
  expect(digikala[7]?.unit).toBe('rial')
  const torob = guessColumns([
    ...['page_unique', 'title', 'subtitle', 'current_price', 'category_name', 'image_links'],
    ...['short_desc', 'guarantee', 'page_url', 'availability'],
  ])
  expect(torob.map(({ field }) => field)).toEqual([
    ...['sku', 'title', 'title_en', 'price', 'category', 'pictures'],
    ...['intro', 'guarantee', 'ignore', 'availability'],
  ])
})

test.each([
  ['availability', 'instock', true],
  ['availability', 'outofstock', false],
  ['In stock?', '1', true],
  ['In stock?', '۰', false],
  ['وضعیت موجودی', 'ناموجود', false],
  ['وضعیت موجودی', 'به‌زودی', undefined],
])('of %s «%s» is read as %s, where no count is beside it', async (heading, word, isAvailable) => {
  const row = await readOne(`نام,کد,قیمت,موجودی,${heading}\nقوری,K-1,5000,,${word}`)
  expect(row?.item).toMatchObject({ quantity: null })
  expect(row?.item.isAvailable).toBe(isAvailable)
  const counted = await readOne(`نام,کد,قیمت,موجودی,${heading}\nقوری,K-1,5000,7,${word}`)
  expect(counted?.item).toMatchObject({ quantity: 7 })
  expect(counted?.item.isAvailable).toBeUndefined()
})

test('a picture, a PDF and a file of Excel that is none are told apart from a table', async () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  for (const bytes of [png, Buffer.from('%PDF-1.7\n%text')]) {
    await expect(tableRows(bytes)).rejects.toMatchObject({
      fields: { file: [expect.stringContaining('جدول نیست')] },
    })
  }
})

test('columns that mean the same, or none that names the good, are a problem', () => {
  expect(findColumnProblem(guessColumns(['نام', 'قیمت']))).toBeNull()
  expect(findColumnProblem(guessColumns(['رنگ', 'قیمت']))).toMatch(/نام کالا/)
  const twice = guessColumns(['نام', 'قیمت', 'مبلغ'])
  expect(twice.map(({ field }) => field)).toEqual(['title', 'price', 'ignore'])
  const forced = twice.map((column, at) =>
    at === 2 ? { ...column, field: 'price' as const } : column,
  )
  expect(findColumnProblem(forced)).toMatch(/یک معنا/)
})

test('without codes the same good has the same code each time, and another choice another', async () => {
  const rows = await readSheet('نام,رنگ,قیمت\nکیف,مشکی,5\nکیف,قرمز,5\nکيف,مشکی,9')
  expect(rows[0]?.item.sku).toMatch(/^V-[\dA-F]{12}$/)
  expect(rows[1]?.item.sku).not.toBe(rows[0]?.item.sku)
  expect(rows[2]?.item.sku).toBe(rows[0]?.item.sku)
})

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

test('the first sheet of an XLSX file is read, long codes whole', async () => {
  const bytes = workbook(
    '<row r="3"><c r="A3"><v>6.260012345678E+12</v></c><c r="B3"/><c r="C3"><v>125000.00000000001</v></c></row>' +
      '<row r="4"><c r="A4" t="inlineStr"><is><t>A&amp;1</t></is></c><c r="C4" t="str"><f>1+1</f><v>۱۲۵٬۰۰۰</v></c></row>',
  )
  expect(await readSheet(bytes)).toMatchObject([
    { line: 3, item: { sku: '6260012345678', price: 1_250_000 } },
    { line: 4, item: { sku: 'A&1', price: 1_250_000 } },
  ])
  const numbers = ['3', 'x', '3', '9', '4.5']
  const odd = numbers.map((r) => `<row r="${r}"><c r="A${r}"><v>1</v></c></row>`).join('')
  expect((await tableRows(workbook(odd))).map(({ line }) => line)).toEqual([1, 3, 4, 5, 9, 10])
  const failed = workbook('<row r="9"><c r="A9"><v>1</v></c><c r="C9" t="e"><v>#N/A</v></c></row>')
  expect((await readOne(failed))?.problem).toMatchObject({ about: 'price', value: '#N/A' })
})

test('an Excel file that is damaged or unfolds without end is refused', async () => {
  const bomb = workbook(' '.repeat(129 * 2 ** 20))
  for (const bytes of [workbook('').subarray(0, -30), zip({ 'a.txt': '' }), bomb]) {
    await expect(tableRows(bytes)).rejects.toThrow(/Excel/)
  }
})

const FAR = 'XFD'

test('a far cell costs nothing where no heading is, and too many headings are still refused', async () => {
  const far = (line: number) =>
    `<row r="${line}"><c r="A${line}"><v>1</v></c><c r="${FAR}${line}"><v>2</v></c></row>`
  const rows = await tableRows(
    workbook(Array.from({ length: 5_000 }, (_, n) => far(n + 2)).join('')),
  )
  expect(rows).toHaveLength(5_001)
  expect(rows.every(({ cells }) => cells.length <= 3)).toBe(true)
  const [first] = await tableRows(Buffer.from(`نام${','.repeat(9_999)}\nقوری${','.repeat(9_999)}`))
  expect(first?.cells).toHaveLength(MAX_COLUMNS + 1)
  const [, second] = await tableRows(Buffer.from(`نام,کد\nقوری${',۱'.repeat(9_999)}`))
  expect(second?.cells).toEqual(['قوری', '۱'])
})

test.each([
  ['an XLSX file', () => workbook(`<row><c><v>${'1'.repeat(90)}</v></c></row>`.repeat(30_000))],
  [
    'a stored one',
    () => Buffer.from(zipSync({ 'a.bin': Buffer.alloc(4 * 2 ** 20) }, { level: 0 })),
  ],
  ['a CSV file', () => Buffer.from(`نام,کد\n${'قوری گل‌سرخ,K-1\n'.repeat(80_000)}`)],
])('reading %s leaves others their turn again and again', async (kind, make) => {
  const bytes = make()
  let turns = 0
  let isRead = false
  const count = () => {
    turns += 1
    if (!isRead) setImmediate(count)
  }
  setImmediate(count)
  const [part] = kind === 'a stored one' ? readZip(bytes) : []
  await (part ? part.read(8 * 2 ** 20) : tableRows(bytes))
  isRead = true
  expect(turns).toBeGreaterThan(30)
})

test('a tag that never ends holds nobody up', async () => {
  const startedAt = performance.now()
  const rows = await tableRows(workbook(`<${'a'.repeat(50_000)}`))
  expect(rows.length).toBeLessThan(2)
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})

test('the code page of Persian Windows is read', async () => {
  // «موجودي»: that page has the Arabic letter alone.
  const heading = Buffer.from([0xe3, 0xe6, 0xcc, 0xe6, 0xcf, 0xed])
  const bytes = Buffer.concat([Buffer.from('SKU,'), heading, Buffer.from('\nA1,3')])
  expect((await readOne(bytes))?.item).toMatchObject({ sku: 'A1', quantity: 3 })
})

test('any bytes are read, or refused in the words of the desk', async () => {
  const part = fc.constantFrom('sku', 'قیمت', ',', ';', '"', '\n', 'A1', '۱۲', '1e3', '\u0000')
  const property = fc.asyncProperty(fc.array(part, { maxLength: 40 }), async (parts) => {
    try {
      for (const { problem } of await readSheet(`sku,قیمت\n${parts.join('')}`)) {
        if (problem) expect(problem.text).toMatch(/[\u0600-\u06ff]/)
      }
    } catch (error) {
      expect(String(error)).toMatch(/بسته نشده/)
    }
  })
  await fc.assert(property, { numRuns: 500 })
})

describe('a file of many pieces', () => {
  const row = (n: number) => [`کالای ${n}`, `"گفت ""بله""، ${n}\r\nسطر دیگر"`, String(n)]
  const text = [['نام', 'شرح', 'عدد'], ...Array.from({ length: 9_000 }, (_, n) => row(n))]
    .map((cells) => cells.join(','))
    .join('\r\n')

  it.each(['utf8', 'utf16le'] as const)(
    'in %s is read as one that comes at once',
    async (encoding) => {
      const mark = encoding === 'utf16le' ? '\ufeff' : ''
      const rows = await tableRows(Buffer.from(mark + text, encoding))
      expect(rows).toHaveLength(9_001)
      expect(rows[1]).toEqual({ line: 2, cells: ['کالای 0', 'گفت "بله"، 0\r\nسطر دیگر', '0'] })
      expect(rows.at(-1)?.line).toBe(18_000)
      expect(rows.every(({ cells }) => cells.length === 3)).toBe(true)
    },
  )

  it('is refused where a quote is never closed, without being gone through again and again', async () => {
    const open = Buffer.from(`نام\n"${'کالا '.repeat(2_000_000)}`)
    const began = performance.now()
    await expect(tableRows(open)).rejects.toThrow(/سطر ۲/)
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})

test('says all that is wrong with a row, the first of it by itself', async () => {
  const one = await readOne('sku,name,regular price,stock\nA-1,ب,صد,-3')
  expect(one?.problem).toMatchObject({ field: 'title' })
  expect(one?.problem?.others).toMatchObject([{ field: 'price' }, { field: 'quantity' }])
})
