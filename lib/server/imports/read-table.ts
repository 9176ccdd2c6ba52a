import { isUtf8 } from 'node:buffer'
import { withoutFormulaGuard } from '@/lib/domain/csv'
import { persianDigits } from '@/lib/persian/digits'
import { DomainError } from '../domain-error'
import { isWorkbook, MAX_CELL, readWorkbook, type SheetRow, type Width } from './read-workbook'
import { cutInPieces } from './read-zip'

export const MAX_COLUMNS = 200

function findEncoding(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1256'
}

/** As Excel saves it: UTF-8, UTF-16 («Unicode text»), or the Windows code page of Persian. A piece at a time. */
async function* decode(bytes: Buffer): AsyncGenerator<string> {
  const decoder = new TextDecoder(findEncoding(bytes))
  for await (const piece of cutInPieces(bytes)) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

function findDelimiter(text: string): string {
  const header = text.slice(0, text.search(/\r?\n|$/))
  const countOf = (mark: string) => header.split(mark).length
  return [',', ';', '\t', '؛'].reduce((best, mark) => (countOf(mark) > countOf(best) ? mark : best))
}

const neverClosed = (line: number) =>
  unreadable(
    `نقل‌قولی که در سطر ${persianDigits(line)} باز شده بسته نشده است؛ فایل را دوباره ذخیره کنید.`,
  )

function unreadable(why: string): DomainError {
  return new DomainError('invalid', why, { fields: { file: [why] } })
}

/**
 * Rows of cells with the line each begins on; quotes may hold delimiters, line ends and doubled quotes. A
 * quoted cell that is too long was never closed.
 */
async function* readText(pieces: AsyncGenerator<string>, width: Width): AsyncGenerator<SheetRow> {
  let text = ''
  let isLast = false
  const takeMore = async () => {
    const { done, value } = await pieces.next()
    isLast = done === true
    if (value !== undefined) text += value
  }
  while (!isLast && !/[\r\n]/.test(text)) await takeMore()
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
      await takeMore()
      continue
    }
    if (match === null) throw neverClosed(line)
    at = cell.lastIndex
    const [whole, quoted, plain = '', end] = match
    if (cells.length <= width.columns) {
      cells.push(withoutFormulaGuard((quoted?.replaceAll('""', '"') ?? plain).trim()))
    }
    line += whole.split(/\r\n|\r|\n/).length - 1
    if (end === delimiter && (at < text.length || !isLast)) continue
    yield { line: startedAt, cells }
    cells = []
    startedAt = line
  }
}

/** A picture, a PDF or a program has bytes that no text has; UTF-16 begins with its mark. */
function isNoText(bytes: Buffer): boolean {
  const isWide = ['fffe', 'feff'].includes(bytes.subarray(0, 2).toString('hex'))
  const isControl = (byte: number) => (byte > 0 && byte < 9) || (byte > 13 && byte < 32)
  return !isWide && bytes.subarray(0, 4_096).some(isControl)
}

const isOldWorkbook = (bytes: Buffer) => bytes.subarray(0, 4).toString('hex') === 'd0cf11e0'

async function* readRows(bytes: Buffer, width: Width): AsyncGenerator<SheetRow> {
  if (isOldWorkbook(bytes)) {
    throw unreadable('این فایل Excel قدیمی یا رمزدار است؛ آن را بی‌رمز با قالب XLSX ذخیره کنید.')
  }
  if (!isWorkbook(bytes) && (isNoText(bytes) || bytes.subarray(0, 5).toString() === '%PDF-')) {
    throw unreadable('این فایل جدول نیست؛ فایل CSV یا XLSX بدهید.')
  }
  if (!isWorkbook(bytes)) return yield* readText(decode(bytes), width)
  try {
    yield* readWorkbook(bytes, width)
  } catch {
    throw unreadable('فایل Excel خوانده نشد؛ شاید آسیب دیده باشد.')
  }
}

/**
 * The rows of a CSV or XLSX file that hold anything, the headings first; what lies beyond those is left
 * out. It is read a piece at a time, between which others get their turn.
 */
export async function* readTable(bytes: Buffer): AsyncGenerator<SheetRow> {
  const width: Width = { columns: MAX_COLUMNS }
  let isHeading = true
  for await (const { line, cells } of readRows(bytes, width)) {
    const used = isHeading ? cells : cells.slice(0, width.columns)
    // PostgreSQL takes no NUL.
    const clean = used.map((text) => text.replaceAll('\u0000', '').trim())
    if (!clean.some((text) => text !== '')) continue
    if (isHeading) width.columns = clean.length
    isHeading = false
    yield { line, cells: clean }
  }
}
