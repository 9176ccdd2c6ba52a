import { foldDigits } from '@/lib/persian/digits'
import { normalizeText } from '@/lib/persian/text'

/** In the place of an address, before the name of a file of an archive. */
export const ZIP_SCHEME = 'zip:'
const PICTURE = /\.(?:jpe?g|png|webp|avif|heic|gif)$/i

export const isPictureName = (name: string) => PICTURE.test(name)

/** As codes and names of files are compared: a file may not be called by a slash. */
function fold(text: string): string {
  return foldDigits(normalizeText(text))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

const partsOf = (name: string) => name.split('/').filter(Boolean)
const fileOf = (name: string) => partsOf(name).at(-1) ?? ''
const baseOf = (name: string) => fileOf(name).replace(PICTURE, '')

type Named = { name: string; order: number }
export type PictureIndex = {
  /** Of a code: the file called so, then `code-1`, `code_2`, `code (3)`, then all in a folder called so. */
  ofCode: (code: string) => string[]
  /** Of a file that a sheet names, in whatever folder it lies. */
  ofFile: (file: string) => string | undefined
}

/** Which of the files belong to whom; `codes` are others that a name may end like a number by. */
export function indexPictures(names: readonly string[], codes: readonly string[]): PictureIndex {
  const known = new Set(codes.map(fold))
  const byCode = new Map<string, Named[]>()
  const byFile = new Map<string, string>()
  const add = (code: string, named: Named) => byCode.set(code, [...(byCode.get(code) ?? []), named])
  for (const name of [...names].sort()) {
    const base = fold(baseOf(name))
    byFile.set(fileOf(name).toLowerCase(), name)
    add(base, { name, order: -1 })
    const [, code, number] = /^(.+)-(\d{1,2})$/.exec(base) ?? []
    if (code !== undefined && !known.has(base)) add(code, { name, order: Number(number) })
    const folder = partsOf(name).at(-2)
    if (folder !== undefined && !known.has(base)) add(fold(folder), { name, order: 100 })
  }
  return {
    ofCode(code) {
      const found = code === '' ? [] : (byCode.get(fold(code)) ?? [])
      const inOrder = [...found].sort((a, b) => a.order - b.order)
      return [...new Set(inOrder.map(({ name }) => name))]
    },
    ofFile: (file) => byFile.get(fileOf(file.replaceAll('\\', '/')).toLowerCase()),
  }
}
