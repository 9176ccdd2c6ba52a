import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { sheets } from './studio/goods.mjs'

const tile = 200
const paper = '#eef0f3'

/** Pictures side by side, as they stand on the tiles of the light scheme. */
async function montage(images, columns, file, side = tile) {
  const squares = await Promise.all(
    images.map((image) =>
      sharp(image).resize(side, side).flatten({ background: paper }).png().toBuffer(),
    ),
  )
  mkdirSync(dirname(file), { recursive: true })
  await sharp({
    create: {
      width: Math.min(columns, images.length) * side,
      height: Math.ceil(images.length / columns) * side,
      channels: 3,
      background: paper,
    },
  })
    .composite(
      squares.map((input, nth) => ({
        input,
        left: (nth % columns) * side,
        top: Math.floor(nth / columns) * side,
      })),
    )
    .webp({ quality: 82 })
    .toFile(file)
  console.log(`pictures: ${file}, ${images.length} pictures`)
}

const isStored = (fileOf) => (picture) => existsSync(fileOf(picture))

/** One sheet a category with the first picture of each good, and one of a good in all views and colours. */
export async function writeContacts(pictures, fileOf, sheetOf) {
  const stored = pictures.filter(isStored(fileOf))
  const ofGood = (slug) => stored.filter((picture) => picture.slug === slug)
  for (const [name, goods] of Object.entries(sheets)) {
    const fronts = Object.keys(goods).flatMap((slug) => ofGood(slug).slice(0, 1))
    const lacking = Object.keys(goods).length - fronts.length
    if (lacking > 0) console.log(`pictures: ${name} lacks ${lacking} goods, its sheet stays.`)
    else await montage(fronts.map(fileOf), 8, sheetOf(name))
  }
  const slugs = [...new Set(stored.map(({ slug }) => slug))]
  const [fullest = []] = slugs.map(ofGood).sort((a, b) => b.length - a.length)
  if (fullest.length > 0) await montage(fullest.map(fileOf), 4, sheetOf('one-good'), 300)
}
