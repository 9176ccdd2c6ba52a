/** Uploads are stored in two widths, and the address of the larger one tells both. */
const SMALLER_WIDTH: Record<string, string> = { '640': '320', '960': '480' }

type ResponsiveImage = { src: string; srcSet?: string; avifSet?: string }

/** The goods of the demo shop: AVIF up to the width in the address, and one WebP for other browsers. */
function studioImage(url: string): ResponsiveImage | null {
  const [, stem = '', front, width] = /^(\/demo\/goods\/.+?(front)?)-(\d+)\.avif$/.exec(url) ?? []
  if (width === undefined) return null
  const widths = front ? ['300', '600', width] : ['300', width]
  return {
    src: `${stem}-${front ? 600 : 300}.webp`,
    avifSet: widths.map((each) => `${stem}-${each}.avif ${each}w`).join(', '),
  }
}

/** What an img needs to choose between the widths; a picture with one stays as it is. */
export function responsiveImage(url: string): ResponsiveImage {
  const studio = studioImage(url)
  if (studio) return studio
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
