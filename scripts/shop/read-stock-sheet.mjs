import { isWorkbook, readWorkbook } from './read-workbook.mjs'

const MAX_ROWS = 10_000

const foldDigits = (text) =>
  text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.codePointAt(0) & 0xf))

/** As Excel saves it: UTF-8, UTF-16 («Unicode text»), or the Windows code page of Persian. */
function decode(bytes) {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}

function findDelimiter(text) {
  const header = text.slice(0, text.search(/\r?\n|$/))
  const countOf = (mark) => header.split(mark).length
  return [',', ';', '\t', '؛'].reduce((best, mark) => (countOf(mark) > countOf(best) ? mark : best))
}

/** Rows of cells with the line each begins on; quotes may hold delimiters, line ends and doubled quotes. */
function parseRows(text) {
  const delimiter = findDelimiter(text)
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|((?!")[^${delimiter}\\r\\n]*))(${delimiter}|\\r?\\n|\\r|$)`,
    'y',
  )
  const rows = []
  let cells = []
  let line = 1
  let startedAt = 1
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text)
    if (match === null) return { rows, brokenAt: line }
    const [whole, quoted, plain, end] = match
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    line += whole.split(/\r\n|\r|\n/).length - 1
    if (end === delimiter && cell.lastIndex < text.length) continue
    rows.push({ line: startedAt, cells })
    cells = []
    startedAt = line
  }
  return { rows }
}

const columnNames = {
  stock_id: ['stockid', 'variantid', 'شناسهتنوع'],
  sku: ['sku', 'کدکالا', 'کدمحصول', 'کدانبار'],
  price: ['price', 'regularprice', 'saleprice', 'قیمت', 'قیمتفروش', 'قیمتاصلی'],
  quantity: ['quantity', 'stock', 'stockquantity', 'موجودی', 'تعداد', 'موجودیانبار', 'تعدادموجودی'],
}
const unitNames = { 10: ['تومان', 'toman', 'tomans', 'irt'], 1: ['ریال', 'rial', 'rials', 'irr'] }

function readHeading(text) {
  const heading = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[^\p{L}\p{N}]/gu, '')
  for (const [rials, units] of Object.entries(unitNames)) {
    const unit = units.findLast((name) => heading.endsWith(name))
    const name = unit && heading.slice(0, -unit.length)
    if (name && columnNames.price.includes(name)) return { field: 'price', rials: Number(rials) }
  }
  const found = Object.entries(columnNames).find(([, names]) => names.includes(heading))
  return { field: found?.[0] ?? '' }
}

/** Whole, of any digits, with separators, a leading apostrophe, or as Excel shortens it: 1.25E+06. */
function parseAmount(text) {
  const plain = foldDigits(text)
    .replace(/[\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069\s']/g, '')
    .replaceAll('٫', '.')
  const short = /^(\d)(?:\.(\d+))?E\+?(\d{1,2})$/i.exec(plain)
  if (short) {
    const [, first, rest = '', exponent] = short
    return rest.length <= Number(exponent)
      ? Number(first + rest.padEnd(Number(exponent), '0'))
      : NaN
  }
  const isWhole = /^\d+(\.0+)?$/.test(plain) || /^\d{1,3}([,٬]\d{3})+(\.0+)?$/.test(plain)
  return isWhole ? Number(plain.replace(/[,٬]/g, '')) : NaN
}

function readChange(cells, columns) {
  const change = {}
  for (const [at, { field, rials = 1 }] of columns.entries()) {
    const text = cells[at] ?? ''
    if (field === '' || text === '') continue
    if (field === 'sku') {
      change.sku = text.replace(/^'/, '')
      continue
    }
    const amount = parseAmount(text) * rials
    if (!Number.isSafeInteger(amount)) return { problem: `"${text}" is no whole number.` }
    if (field === 'price' && amount === 0) return { problem: 'A price of 0 is none.' }
    change[field] = amount
  }
  if (change.stock_id === undefined && change.sku === undefined) {
    return { problem: 'It names no variant: write its SKU.' }
  }
  if (change.stock_id !== undefined) delete change.sku
  return { change }
}

function headingProblems(columns, headings) {
  const has = (field) => columns.some((column) => column.field === field)
  const twice = columns.find(
    ({ field }, at) => field && columns.findIndex((column) => column.field === field) < at,
  )
  const isUnitless = columns.some(({ field, rials }) => field === 'price' && !rials)
  return [
    ...(has('sku') || has('stock_id') ? [] : ['No column is the SKU («sku», «کد کالا»).']),
    ...(has('price') || has('quantity') ? [] : ['No column is a price or a quantity.']),
    ...(isUnitless ? ['Say in its heading whether the price is in «ریال» or «تومان».'] : []),
    ...(twice ? [`Two columns are the ${twice.field}: ${headings.join(' | ')}`] : []),
  ]
}

const isOldWorkbook = (bytes) => bytes.subarray(0, 4).toString('hex') === 'd0cf11e0'

function readRows(bytes) {
  if (isOldWorkbook(bytes)) {
    return { problem: 'It is an old Excel file, or one with a password: save it as XLSX without.' }
  }
  if (isWorkbook(bytes)) {
    const rows = readWorkbook(bytes)
    return rows ? { rows } : { problem: 'It is no Excel file, or a damaged one.' }
  }
  const { rows, brokenAt } = parseRows(decode(bytes))
  return brokenAt ? { problem: `Line ${brokenAt}: a quote is not closed.` } : { rows }
}

/** The prices and quantities of a CSV or XLSX file, with the line of each; a line left empty changes nothing. */
export function readStockSheet(bytes) {
  const { rows, problem } = readRows(bytes)
  if (problem) return { problems: [problem] }
  const [header, ...lines] = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (header === undefined) return { problems: ['The file is empty.'] }
  const columns = header.cells.map(readHeading)
  const problems = headingProblems(columns, header.cells)
  if (problems.length > 0) return { problems }
  const read = lines.map(({ line, cells }) => ({ line, ...readChange(cells, columns) }))
  const wrong = read.filter(({ problem }) => problem)
  if (wrong.length > 0) return { problems: wrong.map((row) => `Line ${row.line}: ${row.problem}`) }
  const changing = read.flatMap(({ line, change = {} }) =>
    'price' in change || 'quantity' in change ? [{ line, change }] : [],
  )
  if (changing.length === 0) return { problems: ['No line has a price or a quantity.'] }
  if (changing.length > MAX_ROWS) {
    return { problems: [`It has ${changing.length} lines; at most ${MAX_ROWS} are set at once.`] }
  }
  return {
    problems: [],
    changes: changing.map(({ change }) => change),
    lines: changing.map(({ line }) => line),
  }
}
