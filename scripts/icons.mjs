import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const out = join(root, 'public', 'icons')
const ground = '#0e7c7b'
/** A launcher may cut a maskable icon to a circle of four fifths; the sign stays well within. */
const SIGN_OF_MASKABLE = 0.62

const mark = await readFile(join(root, 'public', 'icon.svg'), 'utf8')
/** The star is of the ground's colour, so on it the sign alone is drawn, larger. */
const sign = mark.replace(/<path fill="#0e7c7b"[^>]*\/>/, '').replace('0 0 40 40', '10 10.3 20 20')

function drawn(svg, side) {
  return sharp(Buffer.from(svg), { density: (72 * side) / 20 }).resize(side, side)
}

async function maskable(side) {
  const inner = Math.round(side * SIGN_OF_MASKABLE)
  const layer = await drawn(sign, inner).png().toBuffer()
  /** @type {import('sharp').Create} */
  const canvas = { width: side, height: side, channels: 3, background: ground }
  return sharp({ create: canvas }).composite([{ input: layer, gravity: 'centre' }])
}

const png = { compressionLevel: 9, palette: true }
await mkdir(out, { recursive: true })
for (const side of [192, 512]) {
  await drawn(mark, side)
    .png(png)
    .toFile(join(out, `icon-${side}.png`))
  await (await maskable(side)).png(png).toFile(join(out, `maskable-${side}.png`))
}

/** What asks for `/favicon.ico` before, or without, a page to name its icon: a picture behind the old directory. */
async function favicon(side) {
  const picture = await drawn(mark, side).png(png).toBuffer()
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

await writeFile(join(root, 'public', 'favicon.ico'), await favicon(32))
