import { createHash } from 'node:crypto'
import { goods } from './goods.mjs'
import { labels } from './labels.mjs'
import { sourceOf } from './sources.mjs'

/** The swatches of the shop as a camera sees them: no surface is quite white or black. */
const dyes = {
  مشکی: ['black', '#232427'],
  سفید: ['white', '#eeeeea'],
  خاکستری: ['grey', '#84898f'],
  نقره‌ای: ['silver', '#c4c8cc'],
  طلایی: ['gold', '#d6b46a'],
  قرمز: ['red', '#c0202f'],
  زرشکی: ['burgundy', '#701a30'],
  صورتی: ['pink', '#eb9ab2'],
  نارنجی: ['orange', '#ea7f26'],
  زرد: ['yellow', '#f0c232'],
  سبز: ['green', '#2b9a60'],
  'سبز یشمی': ['jade', '#2f5d4e'],
  فیروزه‌ای: ['turquoise', '#1f9c9c'],
  آبی: ['blue', '#2c66c8'],
  'آبی یخی': ['ice-blue', '#9dbbe6'],
  سرمه‌ای: ['navy', '#1f3056'],
  بنفش: ['purple', '#6f47b0'],
  یاسی: ['lilac', '#b7a6da'],
  قهوه‌ای: ['brown', '#74492f'],
  کرم: ['cream', '#eadfc8'],
  بژ: ['beige', '#cfb592'],
  مسی: ['copper', '#b26d40'],
}

const sizes = { front: [1200, 600, 300], other: [900, 300] }
const samples = { front: 18, other: 16 }

const nameOf = ({ englishTitle }) =>
  englishTitle
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

function coloursOf({ stocks }) {
  const own = [...new Set(stocks.flatMap(({ value }) => value.رنگ ?? []))]
  return own.length > 0 ? own : [null]
}

export function labelsOf(args, source) {
  const text = JSON.stringify(args) + source
  const isNamed = (name) => text.includes(`"${name}"`) || text.includes(`'${name}'`)
  return Object.keys(labels).filter((name) => isNamed(name) || isNamed(name.replace(/\d+$/, '%d')))
}

/** Every picture of every good: its model with its arguments, its view, its sizes, and a hash of all that. */
export function pictures(products, { check = false } = {}) {
  return products.flatMap((product) => {
    const good = goods[product.slug]
    if (!good) return []
    const [family] = good.model.split('.')
    const source = sourceOf(good.model)
    return coloursOf(product).flatMap((colour, nth) =>
      good.views
        .filter(([name]) => nth === 0 || name === 'front' || good.ofEachColour?.includes(name))
        .map(([view, { args: posed = {}, ...angle } = {}]) => {
          const [word, hex] = dyes[colour] ?? []
          const dyed = colour ? (good.dyed?.[colour] ?? { [good.dye ?? 'color']: hex }) : {}
          const args = { ...good.args, ...dyed, ...posed }
          const kind = view === 'front' ? 'front' : 'other'
          const large = nth > 0 ? 'other' : kind
          const of = check
            ? { sizes: [224], samples: 8 }
            : { sizes: sizes[large], samples: samples[kind] }
          const drawn = labelsOf(args, source)
          const inputs = [good.model, args, angle, of, drawn.map((name) => labels[name]())]
          const hash = createHash('sha1').update(JSON.stringify(inputs) + source)
          return {
            id: [nameOf(product), [word, view].filter(Boolean).join('-')].join('/'),
            slug: product.slug,
            colour,
            view: angle,
            family,
            model: good.model,
            args,
            labels: drawn,
            ...of,
            hash: hash.digest('hex').slice(0, 16),
          }
        }),
    )
  })
}
