import type { Metadata } from 'next'
import type { Facets } from '@/lib/contract/products'
import { persianDigits } from '@/lib/persian/digits'
import { pageMetadata } from '@/lib/seo/page-metadata'
import type { ShareFacts } from '@/lib/seo/share-picture'
import { choiceCount, choicesOf } from './choices'
import type { ListPlace } from './list-place'
import { listHref, type ListQuery } from './list-query'

type Words = { title: string; description: string; share?: ShareFacts }
const noTitles: Pick<Facets, 'brands' | 'categories' | 'festivals'> = {
  brands: [],
  categories: [],
  festivals: [],
}

/** A category with one brand or one value is worth a place of its own; more only rearranges it. */
export function isIndexed(place: ListPlace, query: ListQuery): boolean {
  const { q, sort, available, price_min, price_max } = query
  if (place.kind === 'search' || q || sort || available) return false
  if (price_min !== undefined || price_max !== undefined) return false
  return choiceCount(query) <= (place.kind === 'category' ? 1 : 0)
}

export function listMetadata(
  place: ListPlace,
  query: ListQuery,
  words: Words,
  titles = noTitles,
): Metadata {
  const page = query.page > 1 ? `، صفحهٔ ${persianDigits(query.page)}` : ''
  const [only] = choicesOf(query, titles)
  const choice = only && isIndexed(place, query) ? `، ${only.label}` : ''
  return pageMetadata({
    title: words.title + choice + page,
    description: words.description + choice + page,
    path: listHref(place.path, query),
    share: words.share,
    hidden: !isIndexed(place, query),
  })
}
