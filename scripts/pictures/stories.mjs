import { createHash } from 'node:crypto'
import { dressed } from './dress.mjs'
import { girih, ground, staged } from './stage.mjs'
import { lchOfHex, mixHex, toRgb } from './oklab.mjs'

const wide = { width: 960, height: 540 }
const square = { width: 640, height: 640 }

export const shortId = (slug) => createHash('sha1').update(slug).digest('hex').slice(0, 8)

/** A tint's own hue, deep enough for lines and discs drawn on it. */
function deeper(tint, light, chroma) {
  const { hue } = lchOfHex(tint)
  const channels = toRgb({ light, chroma, hue })
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function allCategories(categories) {
  return categories.flatMap((category) => [category, ...allCategories(category.children ?? [])])
}

/** An article's own object with two from the categories it speaks of, on its tint. */
export async function articlePicture(folder, article, nth, categories) {
  const known = allCategories(categories)
  const others = article.productCategories
    .flatMap((slug) => known.find((category) => category.slug === slug)?.picture ?? [])
    .filter((name) => name !== article.picture)
  const names = [article.picture, ...[...new Set(others)].slice(0, 2)]
  const [main, left, right] = await Promise.all(names.map((name) => dressed(folder, name)))
  const side = nth % 2 ? -1 : 1
  const objects = [
    left && { picture: left, size: 0.36, turn: -8 * side, at: [0.5 - side * 0.27, 0.62] },
    right && { picture: right, size: 0.32, turn: 10 * side, at: [0.5 + side * 0.27, 0.4] },
    { picture: main, size: 0.68, mirror: side < 0, at: [0.5, 0.5] },
  ].filter(Boolean)
  const light = [
    mixHex(article.tint, '#ffffff', 0.55),
    mixHex(article.tint, deeper(article.tint, 0.86, 0.07), 0.3),
  ]
  const lines = girih(deeper(article.tint, 0.55, 0.09), 0.14)
  return staged(wide, ground(wide.width, wide.height, light, lines), objects)
}

const disc = (colour, x, y, radius) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`

const layouts = [
  (picture, colour) => ({
    drawn: disc(colour, 320, 330, 220),
    objects: [{ picture, size: 0.64, turn: -8, at: [0.5, 0.5] }],
  }),
  (picture, colour) => ({
    drawn: disc(colour, 190, 470, 280),
    objects: [
      { picture, size: 0.26, turn: 18, mirror: true, fade: 0.6, at: [0.77, 0.25] },
      { picture, size: 0.62, turn: -6, at: [0.43, 0.57] },
    ],
  }),
  (picture, colour) => ({
    drawn: `<rect x="-60" y="400" width="760" height="300" fill="${colour}"/>`,
    objects: [{ picture, size: 0.68, at: [0.5, 0.53] }],
  }),
  (picture, colour) => ({
    drawn: disc(colour, 520, 130, 250),
    objects: [{ picture, size: 0.86, turn: 10, mirror: true, at: [0.55, 0.58] }],
  }),
]

/** A customer's photo: one object close at hand, laid out a little differently each time. */
export async function postPicture(folder, post, nth) {
  const picture = await dressed(folder, post.picture, { nth: 0 })
  const colour = mixHex(post.tint, deeper(post.tint, 0.82, 0.09), 0.5)
  const { drawn, objects } = layouts[nth % layouts.length](picture, colour)
  const light = [mixHex(post.tint, '#ffffff', 0.45), post.tint]
  return staged(square, ground(square.width, square.height, light, drawn), objects)
}
