import { isUtf8 } from 'node:buffer'
import { withoutFormulaGuard } from '@/lib/domain/csv'
import { DomainError } from '../domain-error'
import { isWorkbook, readWorkbook, type SheetRow } from './read-workbook'

const CHUNK_BYTES = 64 * 1024

function findEncoding(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1256'
}

/** As Excel saves it: UTF-8, UTF-16 («Unicode text»), or the Windows code page of Persian. A piece at a time. */
function* decode(bytes: Buffer): Generator<string> {
  const decoder = new TextDecoder(findEncoding(bytes))
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES)
    yield decoder.decode(chunk, { stream: at + CHUNK_BYTES < bytes.length })
  }
}

function findDelimiter(text: string): string {
  const header = text.slice(0, text.search(/\r?\n|$/))
  const countOf = (mark: string) => header.split(mark).length
  return [',', ';', '\t', '؛'].reduce((best, mark) => (countOf(mark) > countOf(best) ? mark : best))
}

const neverClosed = (line: number) =>
  unreadable(`نقل‌قولی که در سطر ${line} باز شده بسته نشده است؛ فایل را دوباره ذخیره کنید.`)

function unreadable(why: string): DomainError {
  return new DomainError('invalid', why, { fields: { file: [why] } })
}

/** A quoted cell that is longer was never closed. */
const MAX_CELL = 2_000_000

/** Rows of cells with the line each begins on; quotes may hold delimiters, line ends and doubled quotes. */
function* readText(pieces: Generator<string>): Generator<SheetRow> {
  let text = ''
  let isLast = false
  const takeMore = () => {
    const { done, value } = pieces.next()
    isLast = done === true
    if (value !== undefined) text += value
  }
  while (!isLast && !/[\r\n]/.test(text)) takeMore()
  const delimiter = findDelimiter(text)
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|((?!")[^${delimiter}\\r\\n]*))(${delimiter}|\\r?\\n|\\r|$)`,
    'y',
  )
  let cells: string[] = []
  let line = 1
  let startedAt = 1
  for (let at = 0; at < text.length || !isLast;) {
    cell.lastIndex = at
    const match = cell.exec(text)
    // What reaches the end of the piece may go on in the next one, a CR with its LF too.
    if (!isLast && (match === null || cell.lastIndex === text.length)) {
      if (text.length - at > MAX_CELL) throw neverClosed(line)
      text = text.slice(at)
      at = 0
      takeMore()
      continue
    }
    if (match === null) throw neverClosed(line)
    at = cell.lastIndex
    const [whole, quoted, plain = '', end] = match
    cells.push(withoutFormulaGuard((quoted?.replaceAll('""', '"') ?? plain).trim()))
    line += whole.split(/\r\n|\r|\n/).length - 1
    if (end === delimiter && (at < text.length || !isLast)) continue
    yield { line: startedAt, cells }
    cells = []
    startedAt = line
  }
}

const isOldWorkbook = (bytes: Buffer) => bytes.subarray(0, 4).toString('hex') === 'd0cf11e0'

function* readRows(bytes: Buffer): Generator<SheetRow> {
  if (isOldWorkbook(bytes)) {
    throw unreadable('این فایل Excel قدیمی یا رمزدار است؛ آن را بی‌رمز با قالب XLSX ذخیره کنید.')
  }
  if (!isWorkbook(bytes)) return yield* readText(decode(bytes))
  try {
    yield* readWorkbook(bytes)
  } catch {
    throw unreadable('فایل Excel خوانده نشد؛ شاید آسیب دیده باشد.')
  }
}

/** The rows of a CSV or XLSX file that hold anything, the headings first. */
export function* readTable(bytes: Buffer): Generator<SheetRow> {
  for (const { line, cells } of readRows(bytes)) {
    // PostgreSQL takes no NUL.
    const clean = cells.map((text) => text.replaceAll('\u0000', '').trim())
    if (clean.some((text) => text !== '')) yield { line, cells: clean }
  }
}
