import { createHash } from 'node:crypto'
import { dressed } from './dress.mjs'
import { mixHex } from './oklab.mjs'
import { ground, staged } from './stage.mjs'
import { things } from './things.mjs'

const canvas = { width: 640, height: 640 }
const grounds = [
  '#f1f4f6',
  '#eef4f3',
  '#f5f2ed',
  '#f2f1f7',
  '#f0f4ec',
  '#f6f0f0',
  '#edf2f8',
  '#f4f3ea',
]
const angles = [-7, 8, -12, 5, 12, -4, 9, -9]

export const shortId = (slug) => createHash('sha1').update(slug).digest('hex').slice(0, 8)

export function tintsByCategory(categories) {
  const tints = new Map()
  const walk = (category, tint) => {
    tints.set(category.slug, tint)
    category.children?.forEach((child) => walk(child, tint))
  }
  categories.forEach((category) => walk(category, category.tint))
  return tints
}

function coloursOf(product, taken) {
  const own = [...new Set(product.stocks.flatMap(({ value }) => value.رنگ ?? []))]
  const uses = (colour) => taken.filter((other) => other === colour).length
  const [main] = own.toSorted((a, b) => uses(a) - uses(b))
  return main ? [main, ...own.filter((colour) => colour !== main)].slice(0, 4) : [null]
}

/** Which pictures each product gets. Its first one, shown in lists, is unlike its neighbours'. */
export function productShots(products) {
  const sharing = new Map()
  const shelves = new Map()
  return products.map((product) => {
    const asset = things[product.picture]?.asset ?? product.picture
    const taken = sharing.get(asset) ?? []
    const shelf = shelves.get(product.category) ?? 0
    const colours = coloursOf(product, taken)
    sharing.set(asset, [...taken, colours[0]])
    shelves.set(product.category, shelf + 1)
    const [main, second = main] = colours
    const shots = [
      ...colours.map((colour) => ({ view: 'front', colour })),
      { view: 'pair', colour: second === main ? main : null, colours: [main, second] },
      { view: 'turned', colour: second },
      { view: 'close', colour: main },
    ].slice(0, colours.length > 2 ? 5 : 4)
    return { product, id: shortId(product.slug), nth: taken.length, shelf, main, shots }
  })
}

const stages = {
  front: (picture, { turn, mirror }) => [{ picture: picture[0], size: 0.66, turn, mirror }],
  close: (picture, { turn, mirror, loose }) => [
    { picture: picture[0], size: 1, turn: loose ? turn - 14 : 0, mirror, at: [0.55, 0.58] },
  ],
  turned: (picture, { turn, mirror, loose, oneWay }) => [
    {
      picture: picture[0],
      size: 0.62,
      turn: loose ? 16 - turn : 0,
      mirror: oneWay ? mirror : !mirror,
    },
  ],
  pair: (picture, { turn, mirror, loose, oneWay }) => [
    {
      picture: picture[1],
      size: 0.42,
      turn: loose ? -turn : 0,
      mirror: oneWay ? mirror : !mirror,
      at: [0.68, 0.38],
    },
    { picture: picture[0], size: 0.54, turn: loose ? turn : 0, mirror, at: [0.4, 0.56] },
  ],
}

export async function productPicture(folder, { product, nth, shelf }, shot, { colours, tint }) {
  const { loose = false, oneWay = false } = things[product.picture] ?? {}
  const cover = product.category === 'قاب-و-محافظ' && product.picture === '1f4f1'
  const wear = (colour) =>
    dressed(folder, product.picture, { hex: colour && colours[colour], nth, cover })
  const pictures = await Promise.all((shot.colours ?? [shot.colour]).map(wear))
  const pose = {
    loose,
    oneWay,
    turn: loose ? angles[nth % angles.length] : 0,
    mirror: !oneWay && nth % 2 === 1,
  }
  const edge = grounds[shelf % grounds.length]
  const light =
    shot.view === 'turned' || shot.view === 'close'
      ? [
          mixHex(tint, '#ffffff', 0.6),
          shot.view === 'turned' ? tint : mixHex(tint, '#ffffff', 0.25),
        ]
      : ['#ffffff', edge]
  return staged(canvas, ground(640, 640, light), stages[shot.view](pictures, pose))
}
