const star =
  'M48 8l11.7 11.7H76.3V36.3L88 48 76.3 59.7V76.3H59.7L48 88 36.3 76.3H19.7V59.7L8 48l11.7-11.7V19.7h16.6z'
const inner =
  'M48 26l6.4 6.4h9.2v9.2L70 48l-6.4 6.4v9.2h-9.2L48 70l-6.4-6.4h-9.2v-9.2L26 48l6.4-6.4v-9.2h9.2z'

/** The line pattern of the shop's pages, over a whole SVG. */
export const girih = (colour, opacity) =>
  `<defs><pattern id="girih" width="96" height="96" patternUnits="userSpaceOnUse">
    <path d="${star} ${inner} M0 48h8M88 48h8M48 0v8M48 88v8" fill="none" stroke="${colour}" stroke-width="1.4"/>
  </pattern></defs><rect width="100%" height="100%" fill="url(#girih)" opacity="${opacity}"/>`

/** Corners of an eight-pointed star around a middle, as an SVG `points` list. */
export function starPoints(middle, radius, turn = 0) {
  const short = radius * 0.765
  return Array.from({ length: 16 }, (_, corner) => {
    const angle = ((corner * 22.5 + turn) * Math.PI) / 180
    const reach = corner % 2 ? short : radius
    return `${(middle + reach * Math.cos(angle)).toFixed(1)},${(middle + reach * Math.sin(angle)).toFixed(1)}`
  }).join(' ')
}
