/** Pictures are stored in two widths, and the address of the larger one tells both. */
const SMALLER: Record<string, string> = { '640': '320', '960': '480' }

type StoredPicture = { src: string; srcSet?: string }

/** What an img needs to choose between the two; a picture with one width stays as it is. */
export function storedPicture(url: string): StoredPicture {
  const [ending, width = ''] = /-(\d+)\.webp$/.exec(url) ?? []
  const smaller = SMALLER[width]
  if (!ending || !smaller) return { src: url }
  const small = url.replace(ending, `-${smaller}.webp`)
  return { src: url, srcSet: `${small} ${smaller}w, ${url} ${width}w` }
}
