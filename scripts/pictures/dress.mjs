import { join } from 'node:path'
import sharp from 'sharp'
import { leftOut, mainRegion, paint, turnHue } from './paint.mjs'
import { finishes, things } from './things.mjs'

const SIDE = 256
const sources = new Map()

async function source(folder, name) {
  const file = join(folder, `${things[name]?.asset ?? name}.webp`)
  if (!sources.has(file)) {
    const fitted = sharp(file)
      .ensureAlpha()
      .resize(SIDE, SIDE, { fit: 'contain', background: '#0000' })
    sources.set(file, await fitted.raw().toBuffer())
  }
  return sources.get(file)
}

/** The drawing with some of its rows repeated: `[row, times]`, from the top. */
function heightened(pixels, rows) {
  const line = SIDE * 4
  const parts = []
  let from = 0
  for (const [row, times] of rows) {
    const again = pixels.subarray(row * line, (row + 1) * line)
    parts.push(pixels.subarray(from, row * line), ...new Array(times).fill(again))
    from = row * line
  }
  return Buffer.concat([...parts, pixels.subarray(from)])
}

/** A phone's cover: its outline, a little larger, seen around the phone it holds. */
async function covered(pixels, hex) {
  const height = pixels.length / SIDE / 4
  const back = (inset, fill) =>
    `<rect x="${36 + inset}" y="${inset}" width="${184 - 2 * inset}" height="${height - 2 * inset}" rx="${36 - inset}" ${fill}/>`
  const cover = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${height}">
    <defs><linearGradient id="shine" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity=".34"/>
      <stop offset=".5" stop-color="#fff" stop-opacity="0"/>
      <stop offset="1" stop-color="#14202b" stop-opacity=".28"/>
    </linearGradient></defs>
    ${back(0, `fill="${hex}"`)}${back(0, 'fill="url(#shine)"')}
    ${back(8, 'fill="none" stroke="#14202b" stroke-opacity=".2" stroke-width="3"')}</svg>`
  return sharp(Buffer.from(cover))
    .composite([{ input: pixels, raw: { width: SIDE, height, channels: 4 } }])
    .raw()
    .toBuffer()
}

function coloured(pixels, thing, { hex, nth }) {
  const region = thing.body ?? mainRegion(pixels)
  if (hex) return paint(pixels, region, hex)
  if (nth === 0 || thing.accent || thing.glass) return pixels
  const choices = thing.finishes ?? finishes
  return paint(pixels, region, choices[(nth - 1) % choices.length])
}

async function dress(folder, name, { hex, nth, cover }) {
  const thing = things[name] ?? {}
  let pixels = await source(folder, name)
  if (thing.without) pixels = leftOut(pixels, thing.without)
  if (!thing.fixed) pixels = coloured(pixels, thing, { hex: cover ? '#2a3038' : hex, nth })
  if (thing.glass)
    pixels = paint(pixels, thing.glass, thing.wallpapers[nth % thing.wallpapers.length])
  if (thing.accent) pixels = turnHue(pixels, thing.accent, thing.turns[nth % thing.turns.length])
  if (thing.bezel) pixels = paint(pixels, thing.bezel, '#39424d')
  if (thing.taller) pixels = heightened(pixels, thing.taller)
  if (cover && hex) pixels = await covered(pixels, hex)
  /** @type {import('sharp').CreateRaw} */
  const shape = { width: SIDE, height: pixels.length / SIDE / 4, channels: 4 }
  const upright = sharp(pixels, { raw: shape }).rotate(thing.lying ? 90 : 0)
  return sharp(await upright.png({ compressionLevel: 1 }).toBuffer())
    .trim({ threshold: 4 })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const ready = new Map()

/**
 * An object as a PNG cut to its outline: in a colour if it comes in one, and unlike
 * the other products that share its picture (`nth` counts them).
 */
export function dressed(folder, name, { hex = null, nth = 0, cover = false } = {}) {
  const key = [folder, name, hex, nth, cover].join(' ')
  const known = ready.get(key) ?? dress(folder, name, { hex, nth, cover })
  ready.set(key, known)
  return known
}
