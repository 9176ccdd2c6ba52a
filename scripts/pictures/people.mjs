import { starPoints } from './stage.mjs'
import { radians, toRgb } from './oklab.mjs'

const SIDE = 160

function shade(light, chroma, degrees) {
  const channels = toRgb({ light, chroma, hue: radians(degrees) })
  return `rgb(${channels.join(' ')})`
}

/** A customer's portrait: the eight-pointed star, in a hue and a drawing of its own. */
export function portrait(nth) {
  const hue = (nth * 137.5) % 360
  const centre = SIDE / 2
  const inner = [0, 22.5, 11.25][nth % 3]
  const heart = [
    `<circle cx="80" cy="80" r="13" fill="${shade(0.97, 0.03, hue)}"/>`,
    `<polygon points="${starPoints(centre, 18, 22.5)}" fill="${shade(0.97, 0.03, hue + 40)}"/>`,
    `<circle cx="80" cy="80" r="15" fill="none" stroke="${shade(0.97, 0.03, hue)}" stroke-width="6"/>`,
  ][Math.floor(nth / 3) % 3]
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <defs>
      <radialGradient id="ground" cx=".5" cy=".4" r=".75">
        <stop offset="0" stop-color="${shade(0.975, 0.018, hue)}"/>
        <stop offset="1" stop-color="${shade(0.91, 0.05, hue)}"/>
      </radialGradient>
      <linearGradient id="star" x1="0" y1="0" x2=".7" y2="1">
        <stop offset="0" stop-color="${shade(0.8, 0.11, hue + 18)}"/>
        <stop offset="1" stop-color="${shade(0.6, 0.13, hue - 12)}"/>
      </linearGradient>
      <filter id="soft" x="-30%" y="-30%" width="160%" height="170%">
        <feDropShadow dx="0" dy="6" stdDeviation="5" flood-color="#14202b" flood-opacity=".2"/>
      </filter>
    </defs>
    <rect width="100%" height="100%" fill="url(#ground)"/>
    <polygon points="${starPoints(centre, 54)}" fill="url(#star)" stroke="url(#star)" stroke-width="8" stroke-linejoin="round" filter="url(#soft)"/>
    <polygon points="${starPoints(centre, 35, inner)}" fill="${shade(0.86, 0.09, hue + 30)}" stroke="${shade(0.86, 0.09, hue + 30)}" stroke-width="5" stroke-linejoin="round"/>
    ${heart}
  </svg>`)
}
