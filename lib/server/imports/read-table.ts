import { withoutFormulaGuard } from '@/lib/domain/csv'
import { DomainError } from '../domain-error'
import { isWorkbook, readWorkbook, type SheetRow } from './read-workbook'

/** As Excel saves it: UTF-8, UTF-16 («Unicode text»), or the Windows code page of Persian. */
function decode(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}

function findDelimiter(text: string): string {
  const header = text.slice(0, text.search(/\r?\n|$/))
  const countOf = (mark: string) => header.split(mark).length
  return [',', ';', '\t', '؛'].reduce((best, mark) => (countOf(mark) > countOf(best) ? mark : best))
}

function unreadable(why: string): DomainError {
  return new DomainError('invalid', why, { fields: { file: [why] } })
}

/** Rows of cells with the line each begins on; quotes may hold delimiters, line ends and doubled quotes. */
function* readText(text: string): Generator<SheetRow> {
  const delimiter = findDelimiter(text)
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|((?!")[^${delimiter}\\r\\n]*))(${delimiter}|\\r?\\n|\\r|$)`,
    'y',
  )
  let cells: string[] = []
  let line = 1
  let startedAt = 1
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text)
    if (match === null) {
      throw unreadable(
        `نقل‌قولی که در سطر ${line} باز شده بسته نشده است؛ فایل را دوباره ذخیره کنید.`,
      )
    }
    const [whole, quoted, plain = '', end] = match
    cells.push(withoutFormulaGuard((quoted?.replaceAll('""', '"') ?? plain).trim()))
    line += whole.split(/\r\n|\r|\n/).length - 1
    if (end === delimiter && cell.lastIndex < text.length) continue
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
