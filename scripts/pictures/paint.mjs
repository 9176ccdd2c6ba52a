import { clamp, hueBetween, lchOfHex, radians, smoothstep, toLch, toRgb } from './oklab.mjs'

const SIDE = 256

function regionWeight({ rows, disc, besides = false }, x, y) {
  let within = 1
  if (rows) within = y / SIDE >= rows[0] && y / SIDE <= rows[1] ? 1 : 0
  if (disc) {
    const [left, top, radius] = disc
    const away = Math.hypot(x / SIDE - left, y / SIDE - top)
    within = 1 - smoothstep(radius - 0.006, radius + 0.006, away)
  }
  return besides ? 1 - within : within
}

/**
 * A region is the part of an object that takes a colour: pixels near a hue
 * (`{ hue, spread, least }`) or nearly without one (`{ grey }`), within a span of
 * lightness (`light`), and in a band of `rows` or a `disc`, or all but those with `besides`.
 */
function membership(region, { light, chroma, hue }, at) {
  const within = regionWeight(region, (at / 4) % SIDE, Math.floor(at / 4 / SIDE))
  if (within === 0) return 0
  const [dark, bright] = region.light ?? [0, 1.1]
  const lit =
    within *
    smoothstep(dark - 0.03, dark + 0.03, light) *
    (1 - smoothstep(bright - 0.03, bright + 0.03, light))
  if (region.grey) return lit * (1 - smoothstep(region.grey, region.grey + 0.025, chroma))
  const away = Math.abs(hueBetween(radians(region.hue), hue))
  const spread = radians(region.spread ?? 40)
  const least = region.least ?? 0.035
  return (
    lit * (1 - smoothstep(spread, spread + 0.3, away)) * smoothstep(least - 0.023, least, chroma)
  )
}

/** The region most of an object's surface belongs to, for objects that name none. */
export function mainRegion(pixels) {
  const hues = new Array(36).fill(0)
  let painted = 0
  let grey = 0
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] < 128) continue
    const { chroma, hue } = toLch(pixels[at], pixels[at + 1], pixels[at + 2])
    if (chroma < 0.04) grey += 1
    else {
      painted += 1
      hues[Math.floor(((hue / Math.PI + 2) % 2) * 18) % 36] += 1
    }
  }
  if (painted < grey * 0.6) return { grey: 0.05 }
  const sums = hues.map((_, bin) =>
    [-2, -1, 0, 1, 2].reduce((sum, step) => sum + hues[(bin + step + 36) % 36], 0),
  )
  return { hue: sums.indexOf(Math.max(...sums)) * 10 + 5, spread: 38 }
}

const percentile = (sorted, part) => sorted[Math.floor((sorted.length - 1) * part)]

function measure(pixels, region) {
  const lights = []
  let [sum, chroma, x, y] = [0, 0, 0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] < 128) continue
    const colour = toLch(pixels[at], pixels[at + 1], pixels[at + 2])
    const weight = membership(region, colour, at)
    if (weight < 0.5) continue
    lights.push(colour.light)
    sum += 1
    chroma += colour.chroma
    x += Math.cos(colour.hue)
    y += Math.sin(colour.hue)
  }
  lights.sort((a, b) => a - b)
  return {
    low: percentile(lights, 0.04) ?? 0.2,
    middle: percentile(lights, 0.5) ?? 0.5,
    high: percentile(lights, 0.97) ?? 0.9,
    chroma: sum ? chroma / sum : 0,
    hue: Math.atan2(y, x),
  }
}

function eachOf(pixels, region, change) {
  const painted = Buffer.from(pixels)
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue
    const rgb = [pixels[at], pixels[at + 1], pixels[at + 2]]
    const colour = toLch(...rgb)
    const weight = membership(region, colour, at)
    if (weight < 0.01) continue
    toRgb(change(colour)).forEach((value, channel) => {
      painted[at + channel] = Math.round(rgb[channel] + (value - rgb[channel]) * weight)
    })
  }
  return painted
}

/** Paints a region in a colour and keeps its modelling: shade, shine and the drift of hue. */
export function paint(pixels, region, hex) {
  const from = measure(pixels, region)
  const target = lchOfHex(hex)
  const middle = clamp(target.light, 0.3, 0.93)
  const up = Math.min(1.05, (0.985 - middle) / Math.max(0.02, from.high - from.middle))
  const down = Math.min(1, (middle - 0.12) / Math.max(0.02, from.middle - from.low))
  const softened = middle > 0.85 ? 0.75 : 1
  return eachOf(pixels, region, ({ light, chroma, hue }) => {
    const above = light - from.middle
    const lit = clamp(middle + above * (above > 0 ? up : down * softened), 0.05, 0.99)
    const strength = from.chroma > 0.05 ? clamp(chroma / from.chroma, 0.45, 1.2) : 1
    const drift = from.chroma > 0.05 ? clamp(hueBetween(from.hue, hue), -0.5, 0.5) * 0.4 : 0
    return {
      light: lit,
      chroma: target.chroma * strength * (1 - smoothstep(0.9, 1.02, lit)),
      hue: target.hue + drift,
    }
  })
}

/** Turns the hue of a region, which leaves its lightness and strength as they are. */
export const turnHue = (pixels, region, degrees) =>
  eachOf(pixels, region, (colour) => ({ ...colour, hue: colour.hue + radians(degrees) }))

/** Makes a region clear, such as the waves of sound drawn beside a loudspeaker. */
export function leftOut(pixels, region) {
  const cleared = Buffer.from(pixels)
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = toLch(pixels[at], pixels[at + 1], pixels[at + 2])
    cleared[at + 3] = Math.round(pixels[at + 3] * (1 - membership(region, colour, at)))
  }
  return cleared
}
