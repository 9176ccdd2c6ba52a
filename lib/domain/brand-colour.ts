import { luminanceOf } from './contrast'

type Hsl = { hue: number; saturation: number }

function channelsOf(hex: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  )
  return [red, green, blue]
}

function hueOf(hex: string): Hsl {
  const [red, green, blue] = channelsOf(hex)
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (spread === 0) return { hue: 0, saturation: 0 }
  const lightness = most - spread / 2
  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  const sector =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4
  return { hue: sector * 60, saturation }
}

function hexOf({ hue, saturation }: Hsl, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
  }
  return `#${[0, 8, 4]
    .map((offset) =>
      Math.round(channel(offset) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const STEPS = 20

/**
 * A shade in the hue of the owner's colour with the luminance of the shop's own. WCAG counts contrast
 * by luminance alone, so whatever was readable in the shop's own shades is readable in these.
 */
export function shadeLike(own: string, brand: string): string {
  const target = luminanceOf(own)
  const tone = hueOf(brand)
  let [dark, light] = [0, 1]
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (dark + light) / 2
    if (luminanceOf(hexOf(tone, middle)) < target) dark = middle
    else light = middle
  }
  return hexOf(tone, light)
}
