/** Uploads are stored in several widths, and the address of the largest one tells them all. */
export const SMALLER_WIDTHS: Record<string, readonly number[]> = {
  '640': [320],
  '960': [480],
  '1440': [360, 720],
}

export type ResponsiveImage = { src: string; srcSet?: string; avifSet?: string }

/**
 * The goods of the demo shop: the first view has three widths and any other two, as AVIF up to the width
 * in the address, and one WebP for other browsers.
 */
function studioImage(url: string): ResponsiveImage | null {
  const [, stem, width] = /^(\/demo\/goods\/.+)-(\d+)\.avif$/.exec(url) ?? []
  if (stem === undefined) return null
  const isFirst = width === '1200'
  const widths = isFirst ? ['300', '600', width] : ['300', width]
  return {
    src: `${stem}-${isFirst ? 600 : 300}.webp`,
    avifSet: widths.map((each) => `${stem}-${each}.avif ${each}w`).join(', '),
  }
}

/** The scenes of the demo shop: each as AVIF and as WebP, in the width of the address and in half of it. */
function sceneImage(url: string): ResponsiveImage | null {
  const [, stem, width] = /^(\/demo\/scenes\/.+)-(\d+)\.webp$/.exec(url) ?? []
  if (stem === undefined) return null
  const setOf = (type: string) =>
    [Number(width) / 2, width].map((each) => `${stem}-${each}.${type} ${each}w`).join(', ')
  return { src: url, srcSet: setOf('webp'), avifSet: setOf('avif') }
}

/** What an img needs to choose between the widths; a picture with one stays as it is. */
export function responsiveImage(url: string): ResponsiveImage {
  const made = studioImage(url) ?? sceneImage(url)
  if (made) return made
  const [ending, width = ''] = /-(\d+)\.webp$/.exec(url) ?? []
  const smaller = SMALLER_WIDTHS[width]
  if (!ending || !smaller) return { src: url }
  const widths = [...smaller, width]
  const srcSet = widths.map((each) => `${url.replace(ending, `-${each}.webp`)} ${each}w`).join(', ')
  return { src: url, srcSet }
}

/**
 * Categories name the object that stands for them, stored at 128, 256 and 512, or an upload by its address;
 * one without a picture has the shop's own sign.
 */
export function objectPictureUrl(name: string, size: 128 | 256 = 256): string {
  if (name === '') return '/icons/category.svg'
  if (name.startsWith('/')) return name.replace(/-1440\.webp$/, '-360.webp')
  return objectFile(name, size)
}

const objectFile = (name: string, size: 128 | 256 | 512) =>
  `/demo/objects/${encodeURIComponent(name)}-${size}.webp`

/** The same where it is shown large, in the widths that a screen may need. */
export function objectImage(name: string): ResponsiveImage {
  if (name === '') return { src: objectPictureUrl(name) }
  if (name.startsWith('/')) return responsiveImage(name)
  const src = objectFile(name, 256)
  return { src, srcSet: `${src} 256w, ${objectFile(name, 512)} 512w` }
}
