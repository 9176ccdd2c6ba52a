import type { Help } from '@/components/catalogue/list-page'
import { filtersOf, type ListPlace } from '@/components/catalogue/list-place'
import { listHref, type ListQuery } from '@/components/catalogue/list-query'
import { relaxed } from '@/components/catalogue/relaxed'
import { filteredProducts, productList } from '@/lib/data/products'
import { searchHelp } from '@/lib/data/search'

const MOST_RELAXED = 6
const MOST_BEST = 4

async function withOneFilterLess(place: ListPlace, query: ListQuery): Promise<Help['relaxed']> {
  const ways = relaxed(query).slice(0, MOST_RELAXED)
  const lists = await Promise.all(
    ways.map(async (way) => {
      const { count } = await filteredProducts(filtersOf(place, way.query))
      return { label: way.label, href: listHref(place.path, way.query), count }
    }),
  )
  return lists.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
}

async function wordsFor(q: string | undefined) {
  if (q === undefined) return { corrected: null, categories: [], brands: [], popular: [] }
  const { corrected, categories, brands, popular } = await searchHelp(q)
  return { corrected, categories, brands, popular }
}

/** Best sellers of the place, and of the whole shop where the place has none. */
async function bestOf({ fixed }: ListPlace): Promise<Help['best']> {
  const here = await productList(fixed)
  const { products } = here.count > 0 ? here : await productList({})
  return products.slice(0, MOST_BEST)
}

export async function readHelp(place: ListPlace, query: ListQuery): Promise<Help> {
  const [less, words, best] = await Promise.all([
    withOneFilterLess(place, query),
    wordsFor(query.q),
    bestOf(place),
  ])
  return { relaxed: less, ...words, best }
}
