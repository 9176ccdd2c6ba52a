import { join } from 'node:path'
import sharp from 'sharp'

const gift = '1f381'

function ofCategory({ picture, children = [] }) {
  return [picture, ...children.flatMap(ofCategory)]
}

/** The objects the shop shows on grounds of its own, and which of them are shown large. */
export function objectsOf({ categories, slides, banners }) {
  const large = new Set(slides.flatMap(({ pictures }) => pictures))
  const names = new Set([
    ...categories.flatMap(ofCategory),
    ...large,
    ...banners.map(({ picture }) => picture),
    gift,
  ])
  return { names: [...names].sort(), large }
}

export async function objectFile(folder, name, size) {
  const image = sharp(join(folder, `${name}.webp`)).resize(size, size, {
    kernel: 'lanczos3',
    fit: 'contain',
    background: '#0000',
  })
  if (size > 256) image.sharpen({ sigma: 0.8, m1: 0.3, m2: 0.8 })
  return image.webp({ quality: 84, alphaQuality: 90, smartSubsample: true, effort: 5 }).toBuffer()
}
