import type { ProductCard } from '@/lib/contract/catalogue/products'
import { splitLatinRuns } from '@/lib/persian/latin-runs'

const MODEL = 'مدل '

/** Of «کابل USB-C آوا مدل Kaman» the model is not USB-C. */
function findModel(title: string): string | undefined {
  const [, named] = title.split(MODEL)
  if (named === undefined) return splitLatinRuns(title).find(({ isLatin }) => isLatin)?.text
  const [model] = splitLatinRuns(named, true)
  return model?.isLatin ? model.text : undefined
}

type Named = Pick<ProductCard, 'title' | 'brand'>

function shortenNames(cards: readonly Named[], lead: (card: Named) => string): string[] {
  const titles = cards.map(({ title }) => title)
  const names = cards.map((card) => {
    const model = findModel(card.title)
    return model ? `${lead(card)}${card.brand.title} ${model}` : card.title
  })
  return new Set(names).size === new Set(titles).size ? names : titles
}

/** Brand and model, as «نیکان Aria 12», where that tells them apart. */
export function shortNames(cards: readonly Named[]): string[] {
  return shortenNames(cards, () => '')
}

/** A size, or what leads on to more, is no part of a kind. */
const NO_KIND = /[\d۰-۹A-Za-z]|^(?:با|بدون|برای|و|مدل)$/

/** With the kind before them, as «کفش پیاده‌روی گام Sabok»: among goods of all sorts a brand says too little. */
export function namesWithKind(cards: readonly Named[]): string[] {
  return shortenNames(cards, ({ title, brand }) => {
    const [kind = '', more = ''] = (title.split(` ${brand.title} `)[0] ?? '').split(' ')
    return more && !NO_KIND.test(more) ? `${kind} ${more} ` : `${kind} `
  })
}

/** «گوشی موبایل»: the words that all of several goods begin with, before a brand or a model. */
export function findKind(cards: readonly Named[]): string | null {
  const [first = [], ...others] = cards.map(({ title, brand }) =>
    (title.split(` ${brand.title} `)[0] ?? '').split(' '),
  )
  const end = first.findIndex(
    (word, at) => NO_KIND.test(word) || others.some((words) => words[at] !== word),
  )
  const kind = first.slice(0, end === -1 ? first.length : end).join(' ')
  return others.length > 0 && kind !== '' ? kind : null
}
