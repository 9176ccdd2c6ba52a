/** Pictures are stored in two widths, and the address of the larger one tells both. */
const SMALLER_WIDTH: Record<string, string> = { '640': '320', '960': '480' }

type ResponsiveImage = { src: string; srcSet?: string }

/** What an img needs to choose between the two; a picture with one width stays as it is. */
export function responsiveImage(url: string): ResponsiveImage {
  const [ending, width = ''] = /-(\d+)\.webp$/.exec(url) ?? []
  const smaller = SMALLER_WIDTH[width]
  if (!ending || !smaller) return { src: url }
  const small = url.replace(ending, `-${smaller}.webp`)
  return { src: url, srcSet: `${small} ${smaller}w, ${url} ${width}w` }
}

/** Each object is stored at 128 and 256, and at 512 when a slide shows it. */
type ObjectSize = 128 | 256 | 512

/** Categories, slides and banners name a 3D object, not an address. */
export function objectPictureUrl(name: string, size: ObjectSize = 256): string {
  return `/demo/objects/${encodeURIComponent(name)}-${size}.webp`
}
