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

/** Brand and model, as «نیکان Aria 12», where that tells them apart. */
export function shortNames(cards: readonly Pick<ProductCard, 'title' | 'brand'>[]): string[] {
  const titles = cards.map(({ title }) => title)
  const names = cards.map(({ title, brand }) => {
    const model = findModel(title)
    return model ? `${brand.title} ${model}` : title
  })
  return new Set(names).size === new Set(titles).size ? names : titles
}
