import { foldDigits } from '@/lib/persian/digits'

/** A table of body measures in centimetres: its first column names the sizes. */
export type SizeGuide = { columns: string[]; rows: string[][]; note: string }

const MAX_COLUMNS = 8
const MAX_ROWS = 30

const isBlank = (line: string) => line.trim() === ''
/** As typed with commas, or copied from a sheet. */
const cellsOf = (line: string) => line.split(/\t|[،,;]/).map((cell) => cell.trim())

/** Lines of cells, the heads first; what follows an empty line is a note. */
export function parseSizeGuide(text: string): SizeGuide | null {
  const lines = text.replaceAll('\r', '').trim().split('\n')
  const end = lines.findIndex(isBlank)
  const [columns = [], ...rows] = lines.slice(0, end === -1 ? undefined : end).map(cellsOf)
  const note = end === -1 ? '' : lines.slice(end).join('\n').trim()
  return rows.length > 0 ? { columns, rows, note } : null
}

/** Why a text is no guide, in words for its writer; null where it is one, or empty. */
export function findSizeGuideError(text: string): string | null {
  if (isBlank(text)) return null
  const guide = parseSizeGuide(text)
  if (!guide) return 'زیر سطر عنوان‌ها دست‌کم یک سطر لازم است.'
  const { columns, rows } = guide
  if (columns.length < 2) return 'جدول دست‌کم دو ستون می‌خواهد؛ خانه‌ها را با ویرگول جدا کنید.'
  if (columns.length > MAX_COLUMNS || rows.length > MAX_ROWS)
    return 'جدول از این بزرگ‌تر نمی‌شود: ۸ ستون و ۳۰ سطر.'
  if (columns.includes('')) return 'هر ستون یک عنوان می‌خواهد.'
  const wrong = rows.find((row) => row.length !== columns.length || row.includes(''))
  return wrong ? `سطر «${wrong.join('، ')}» به اندازهٔ عنوان‌ها خانه ندارد.` : null
}

const sameText = (text: string) => foldDigits(text).toLowerCase()

/** The rows of the sizes in which a product is made; null where the guide knows none of them. */
export function guideOfSizes(guide: SizeGuide, sizes: readonly string[]): SizeGuide | null {
  const wanted = sizes.map(sameText)
  const rows = guide.rows.filter(([size = '']) => wanted.includes(sameText(size)))
  return rows.length > 0 ? { ...guide, rows } : null
}

/** The last number of a text, so that «۸۸ تا ۹۲» fits up to 92; Persians write ۲۵٫۵ and ۲۵/۵ for 25.5. */
export function parseMeasure(text: string): number | null {
  const last = foldDigits(text)
    .match(/\d+(?:[.٫/]\d+)?/g)
    ?.at(-1)
  return last === undefined ? null : Number(last.replace(/[٫/]/, '.'))
}

/** The smallest size into which a measure fits; null where it fits into none. */
export function findFittingSize({ rows }: SizeGuide, column: number, measure: number) {
  const fitting = rows
    .flatMap((row) => {
      const most = parseMeasure(row[column] ?? '')
      return most !== null && most >= measure ? [{ size: row[0] ?? '', most }] : []
    })
    .sort((a, b) => a.most - b.most)
  return fitting[0]?.size ?? null
}

/**
 * The size into which all the measures fit: the largest of those that each alone asks for, in the order of
 * the table; null where one fits into none, or where none is given.
 */
export function findSizeForAll(guide: SizeGuide, measures: ReadonlyMap<number, number>) {
  const sizes = [...measures].map(([column, measure]) => findFittingSize(guide, column, measure))
  if (sizes.includes(null)) return null
  return guide.rows.findLast(([size]) => sizes.includes(size ?? ''))?.[0] ?? null
}

/** The columns that can be measured: every cell has a number. */
export function measurableColumns({ columns, rows }: SizeGuide): number[] {
  return columns.flatMap((_, nth) =>
    nth > 0 && rows.every((row) => parseMeasure(row[nth] ?? '') !== null) ? [nth] : [],
  )
}
