const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

const encoded = (part) => {
  const value = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
}

/** Lightness 0–1, chroma and hue in radians of an sRGB colour, after Björn Ottosson's OKLab. */
export function toLch(red, green, blue) {
  const [r, g, b] = [linear[red], linear[green], linear[blue]]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    light: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, c),
    hue: Math.atan2(c, a),
  }
}

export function toRgb({ light, chroma, hue }) {
  const a = chroma * Math.cos(hue)
  const c = chroma * Math.sin(hue)
  const l = (light + 0.3963377774 * a + 0.2158037573 * c) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * c) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * c) ** 3
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

export const lchOfHex = (hex) =>
  toLch(...[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)))

export const radians = (degrees) => (degrees * Math.PI) / 180

/** The short way round from one hue to another, between -π and π. */
export function hueBetween(from, to) {
  const turn = (to - from) % (2 * Math.PI)
  if (turn > Math.PI) return turn - 2 * Math.PI
  return turn < -Math.PI ? turn + 2 * Math.PI : turn
}

export const clamp = (value, low, high) => Math.min(high, Math.max(low, value))

export function smoothstep(low, high, value) {
  const part = clamp((value - low) / (high - low), 0, 1)
  return part * part * (3 - 2 * part)
}

/** One hex mixed into another, `part` between 0 and 1. */
export function mixHex(from, into, part) {
  const channel = (start) => {
    const [a, b] = [from, into].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16))
    return Math.round(a + (b - a) * part)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${[1, 3, 5].map(channel).join('')}`
}
