import { readZip } from './read-zip'

/** A part that claims to be small can unfold to gigabytes. */
const MAX_PART_BYTES = 128 * 2 ** 20
/** Longer than any that Excel writes. */
export const MAX_CELL = 2_000_000

export type SheetRow = { line: number; cells: string[] }
/** How many columns are in use, as far as is known yet; all beyond them count as one more. */
export type Width = { columns: number }

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decodeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi,
    (_, hex: string | undefined, code: string | undefined, name: string | undefined) =>
      name
        ? (entities[name.toLowerCase()] ?? '')
        : String.fromCodePoint(parseInt(hex ?? code ?? '0', hex ? 16 : 10)),
  )
}

type Pieces = AsyncIterable<Buffer>

/** The pieces of a part by its name; absent where there is no such part. */
function openParts(bytes: Buffer): (name: string) => Pieces | undefined {
  const parts = new Map(readZip(bytes).map((part) => [part.name, part]))
  return (name) => parts.get(name)?.stream(MAX_PART_BYTES)
}

function assertCell(text: string): string {
  if (text.length > MAX_CELL) throw new RangeError('a cell is too long')
  return text
}

/** Cut before a tag, so that each is whole in its piece with the text behind it. */
async function* cutAtTags(pieces: Pieces | undefined): AsyncGenerator<string> {
  if (pieces === undefined) return
  const decoder = new TextDecoder()
  let begun = ''
  for await (const piece of pieces) {
    const text = decoder.decode(piece, { stream: true })
    const cut = text.lastIndexOf('<')
    if (cut < 0) begun = assertCell(begun + text)
    else {
      yield begun + text.slice(0, cut)
      begun = text.slice(cut)
    }
  }
  yield begun + decoder.decode()
}

type Tag = { name: string; isEnd: boolean; attributes: string; text: string }

/**
 * Every tag in turn with the text behind it, without the prefix some programs write. A name is not tried in
 * parts (`\b`): one of a megabyte that never ends would take hours.
 */
function* readTags(xml: string): Generator<Tag> {
  for (const found of xml.matchAll(/<(\/?)(?:\w+:)?(\w+)\b([^<>]*)>([^<]*)/g)) {
    const [, slash = '', name = '', attributes = '', text = ''] = found
    yield { name, isEnd: slash === '/', attributes, text }
  }
}

const attributePatterns = {
  r: /(?:^|[\s:])r="([^"]*)"/,
  t: /(?:^|[\s:])t="([^"]*)"/,
  id: /(?:^|[\s:])id="([^"]*)"/,
  Id: /(?:^|[\s:])Id="([^"]*)"/,
  Target: /(?:^|[\s:])Target="([^"]*)"/,
}

function attributeOf(tag: Tag, name: keyof typeof attributePatterns): string | undefined {
  const value = attributePatterns[name].exec(tag.attributes)?.[1]
  return value === undefined ? undefined : decodeXml(value)
}

async function findTag(
  pieces: Pieces | undefined,
  isWanted: (tag: Tag) => boolean,
): Promise<Tag | undefined> {
  for await (const xml of cutAtTags(pieces)) {
    for (const tag of readTags(xml)) if (isWanted(tag)) return tag
  }
}

async function readSharedStrings(pieces: Pieces | undefined): Promise<string[]> {
  const strings: string[] = []
  let isReading = true
  for await (const xml of cutAtTags(pieces)) {
    for (const { name, isEnd, text } of readTags(xml)) {
      if (name === 'rPh') isReading = isEnd
      else if (name === 'si' && !isEnd) strings.push('')
      else if (name === 't' && !isEnd && isReading)
        strings.push(assertCell((strings.pop() ?? '') + decodeXml(text)))
    }
  }
  return strings
}

async function firstSheetName(openPart: ReturnType<typeof openParts>): Promise<string> {
  const sheet = await findTag(openPart('xl/workbook.xml'), ({ name }) => name === 'sheet')
  const id = sheet && attributeOf(sheet, 'id')
  const links = openPart('xl/_rels/workbook.xml.rels')
  const link = await findTag(links, (tag) => attributeOf(tag, 'Id') === id)
  const target = (link && attributeOf(link, 'Target')) ?? ''
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Where it says nothing that is a column, a cell stands behind the one before. */
function findColumn(reference: string | undefined, before: number): number {
  const [letters] = /^[A-Z]{1,3}/.exec(reference ?? '') ?? []
  if (letters === undefined) return before + 1
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Excel stores 15 digits, and 6260012345678 also as 6.260012345678E+12. */
function readNumber(text: string): string {
  const number = Number(Number(text).toPrecision(15))
  return text !== '' && Number.isSafeInteger(number) ? String(number) : text
}

async function* readSheet(
  pieces: Pieces,
  strings: readonly string[],
  width: Width,
): AsyncGenerator<SheetRow> {
  let row: SheetRow | undefined
  let type = 'n'
  let column = -1
  for await (const xml of cutAtTags(pieces)) {
    for (const tag of readTags(xml)) {
      const { name } = tag
      if (tag.isEnd) continue
      if (name === 'row') {
        if (row) yield row
        const former: number = row?.line ?? 0
        const line = Number(attributeOf(tag, 'r'))
        // A number that is none, or was there before, is counted on from the row above.
        row = { line: Number.isInteger(line) && line > former ? line : former + 1, cells: [] }
        column = -1
      } else if (name === 'c') {
        column = findColumn(attributeOf(tag, 'r'), column)
        type = attributeOf(tag, 't') ?? 'n'
      } else if ((name === 'v' || name === 't') && row) {
        const { cells } = row
        const at = Math.min(column, width.columns)
        while (cells.length <= at) cells.push('')
        const text = decodeXml(tag.text)
        if (type === 's') cells[at] = strings[Number(text)] ?? ''
        else cells[at] = type === 'n' ? readNumber(text) : assertCell((cells[at] ?? '') + text)
      }
    }
  }
  if (row) yield row
}

export const isWorkbook = (bytes: Buffer) =>
  bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04'

/** The rows of the first sheet of an XLSX file; throws where it is none, or damaged. */
export async function* readWorkbook(bytes: Buffer, width: Width): AsyncGenerator<SheetRow> {
  const openPart = openParts(bytes)
  const strings = await readSharedStrings(openPart('xl/sharedStrings.xml'))
  const sheet = openPart(await firstSheetName(openPart))
  if (sheet === undefined) throw new RangeError('no sheet')
  yield* readSheet(sheet, strings, width)
}
