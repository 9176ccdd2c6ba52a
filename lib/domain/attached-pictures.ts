import { MEGABYTE } from '@/lib/contract/limits'
import { persianDigits } from '@/lib/persian/digits'

/** As the call says. */
export type PicturesLimit = { most: number; bytes: number }

const megabytesOf = ({ bytes }: PicturesLimit) => persianDigits(bytes / MEGABYTE)

export function describePicturesLimit(limit: PicturesLimit): string {
  return `تا ${persianDigits(limit.most)} عکس، هرکدام حداکثر ${megabytesOf(limit)} مگابایت`
}

type Added<Picture> = { files: Picture[]; error: string | undefined }

/** What fits is taken; of the rest it says why not. */
export function addPictures<Picture extends { size: number }>(
  files: readonly Picture[],
  chosen: readonly Picture[],
  limit: PicturesLimit,
): Added<Picture> {
  const { most, bytes } = limit
  const allowed = chosen.filter(({ size }) => size <= bytes)
  const next = [...files, ...allowed]
  const error =
    allowed.length < chosen.length
      ? `هر عکس حداکثر ${megabytesOf(limit)} مگابایت است.`
      : next.length > most
        ? `حداکثر ${persianDigits(most)} عکس بفرستید.`
        : undefined
  return { files: next.slice(0, most), error }
}

/** A name of any direction leaves the order of the words beside it alone. */
function isolateBidi(name: string): string {
  return `\u2068${name}\u2069`
}

/** What the shop says of pictures that were sent, and of which one. */
export function findPicturesError(
  field: string,
  files: readonly { name: string }[],
  errors: Record<string, string[]>,
): string | undefined {
  const message = errors[field]?.[0]
  const rejected = files.find((_, index) => `${field}.${index}` in errors)
  return message && rejected ? `«${isolateBidi(rejected.name)}»: ${message}` : message
}
