/** One drawing that is put on a model. */
export const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`

const IS_MIXED = /^[\d۰-۹]|[A-Za-z]|[\d۰-۹٪٫]$/
const HAS_PERSIAN = /[آ-ی]/

/** The renderer takes every line for left-to-right: one that mixes scripts or digits is embedded. */
const inOrder = (text) =>
  HAS_PERSIAN.test(text) && IS_MIXED.test(text) ? `\u202b${text}\u202c` : text

/** A line of words in the shop's typeface; `anchor` is the middle unless named. */
export const words = (text, x, y, size, fill, { weight = 500, anchor = 'middle', turn = 0 } = {}) =>
  `<text x="${x}" y="${y}" font-family="Vazirmatn" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}>${inOrder(text)}</text>`

export const rect = (x, y, width, height, fill, round = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" ${more}/>`

export const circle = (x, y, r, fill, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`

export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`

export const times = (count, draw) => Array.from({ length: count }, (_, nth) => draw(nth)).join('')

/** An eight-pointed star, as on tiles. */
export function star(x, y, r, fill, more = '') {
  const points = Array.from({ length: 16 }, (_, nth) => {
    const long = nth % 2 ? r * 0.76 : r
    const angle = (Math.PI / 8) * nth
    return `${(x + long * Math.sin(angle)).toFixed(1)},${(y - long * Math.cos(angle)).toFixed(1)}`
  })
  return `<polygon points="${points.join(' ')}" fill="${fill}" ${more}/>`
}
