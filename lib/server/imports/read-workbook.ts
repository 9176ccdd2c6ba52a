import { readZip } from './read-zip'

/** A part that claims to be small can unfold to gigabytes. */
const MAX_PART_BYTES = 128 * 2 ** 20
const MAX_COLUMNS = 16_384

export type SheetRow = { line: number; cells: string[] }

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decodeXml(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi,
    (_, hex: string | undefined, code: string | undefined, name: string | undefined) =>
      name
        ? (entities[name.toLowerCase()] ?? '')
        : String.fromCodePoint(parseInt(hex ?? code ?? '0', hex ? 16 : 10)),
  )
}

/** The text of a part by its name; empty where there is none. */
function openParts(bytes: Buffer): (name: string) => string {
  const parts = new Map(readZip(bytes).map((part) => [part.name, part]))
  return (name) => parts.get(name)?.read(MAX_PART_BYTES).toString() ?? ''
}

type Tag = {
  name: string
  isEnd: boolean
  attribute: (key: string) => string | undefined
  text: string
}

/**
 * Every tag in turn with the text behind it, without the prefix some programs write. A name is not tried in
 * parts (`\b`): one of a megabyte that never ends would take hours.
 */
function* readTags(xml: string): Generator<Tag> {
  for (const found of xml.matchAll(/<(\/?)(?:\w+:)?(\w+)\b([^<>]*)>([^<]*)/g)) {
    const [, slash = '', name = '', rest = '', text = ''] = found
    const attribute = (key: string) => {
      const value = new RegExp(`(?:^|[\\s:])${key}="([^"]*)"`).exec(rest)?.[1]
      return value === undefined ? undefined : decodeXml(value)
    }
    yield { name, isEnd: slash === '/', attribute, text: decodeXml(text) }
  }
}

function readSharedStrings(xml: string): string[] {
  const strings: string[] = []
  let isReading = true
  for (const { name, isEnd, text } of readTags(xml)) {
    if (name === 'rPh') isReading = isEnd
    else if (name === 'si' && !isEnd) strings.push('')
    else if (name === 't' && !isEnd && isReading) strings.push((strings.pop() ?? '') + text)
  }
  return strings
}

function firstSheetName(readPart: (name: string) => string): string {
  const sheets = [...readTags(readPart('xl/workbook.xml'))]
  const id = sheets.find(({ name }) => name === 'sheet')?.attribute('id')
  const links = [...readTags(readPart('xl/_rels/workbook.xml.rels'))]
  const target = links.find(({ attribute }) => attribute('Id') === id)?.attribute('Target') ?? ''
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

const columnOf = (reference: string) =>
  [...reference.replace(/\d.*/, '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1

/** Excel stores 15 digits, and 6260012345678 also as 6.260012345678E+12. */
function readNumber(text: string): string {
  const number = Number(Number(text).toPrecision(15))
  return text !== '' && Number.isSafeInteger(number) ? String(number) : text
}

function* readSheet(xml: string, strings: readonly string[]): Generator<SheetRow> {
  let row: SheetRow | undefined
  let type = 'n'
  let column = -1
  for (const { name, isEnd, attribute, text } of readTags(xml)) {
    if (isEnd) continue
    if (name === 'row') {
      if (row) yield row
      const line: number = Number(attribute('r') ?? (row?.line ?? 0) + 1)
      row = { line, cells: [] }
      column = -1
    } else if (name === 'c') {
      const reference = attribute('r')
      column = reference === undefined ? column + 1 : columnOf(reference)
      if (column >= MAX_COLUMNS) throw new RangeError('too many columns')
      type = attribute('t') ?? 'n'
    } else if ((name === 'v' || name === 't') && row) {
      const { cells } = row
      while (cells.length <= column) cells.push('')
      if (type === 's') cells[column] = strings[Number(text)] ?? ''
      else cells[column] = type === 'n' ? readNumber(text) : (cells[column] ?? '') + text
    }
  }
  if (row) yield row
}

export const isWorkbook = (bytes: Buffer) =>
  bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04'

/** The rows of the first sheet of an XLSX file; throws where it is none, or damaged. */
export function* readWorkbook(bytes: Buffer): Generator<SheetRow> {
  const readPart = openParts(bytes)
  const sheet = readPart(firstSheetName(readPart))
  if (sheet === '') throw new RangeError('no sheet')
  yield* readSheet(sheet, readSharedStrings(readPart('xl/sharedStrings.xml')))
}
