const SIDE = 160

const encoded = (part) => {
  const value = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
}

/** A colour of OKLCh, after Björn Ottosson. */
function shade(light, chroma, degrees) {
  const hue = (degrees * Math.PI) / 180
  const a = chroma * Math.cos(hue)
  const c = chroma * Math.sin(hue)
  const l = (light + 0.3963377774 * a + 0.2158037573 * c) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * c) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * c) ** 3
  const channels = [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
  return `rgb(${channels.join(' ')})`
}

function starPoints(middle, radius, turn = 0) {
  const short = radius * 0.765
  return Array.from({ length: 16 }, (_, corner) => {
    const angle = ((corner * 22.5 + turn) * Math.PI) / 180
    const reach = corner % 2 ? short : radius
    return `${(middle + reach * Math.cos(angle)).toFixed(1)},${(middle + reach * Math.sin(angle)).toFixed(1)}`
  }).join(' ')
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
