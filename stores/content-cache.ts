import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import type { Footer, Region, ShopSettings } from '@/lib/contract/content/settings'
import type { PersonSummary } from '@/lib/contract/social/people'
import { createPersistedStore } from './create-persisted-store'
import {
  isId,
  isRecord,
  isText,
  isSafeInteger,
  listOf,
  nullable,
  recordOf,
  shape,
  type Guard,
} from './storage-guards'

/** An answer of the shop, and when it came. */
export type Cached<T> = { at: number; value: T }
export type People = { suggested: PersonSummary[]; following: PersonSummary[] }

/** Content that is the same for everybody, but for the people, who are one customer's. */
export type ContentCache = {
  options: Cached<ShopSettings> | null
  footer: Cached<Footer> | null
  menu: Cached<CategoryNode[]> | null
  people: (Cached<People> & { customer: number | null }) | null
  states: Cached<Region[]> | null
  /** By the id of their province. */
  cities: Record<string, Cached<Region[]>>
}

type Link = Footer['social'][number]
const isHref: Guard<string> = (value): value is string =>
  isText(value) && /^(https:\/\/|\/(?!\/))/.test(value)
const isLink = shape<Link>({ title: isText, href: isHref })
const isRegion = shape<Region>({ id: isId, name: isText })
const isPerson = shape<PersonSummary>({
  id: isId,
  name: isText,
  image: nullable(isHref),
  bio: isText,
  post_count: isSafeInteger,
})
const isPeople = shape<People>({ suggested: listOf(isPerson), following: listOf(isPerson) })
const isCategory: Guard<CategoryNode> = (value): value is CategoryNode => isNode(value)
const isNode = shape<CategoryNode>({
  id: isId,
  slug: isText,
  title: isText,
  description: isText,
  picture: isText,
  tint: isText,
  children: listOf(isCategory),
})
const isFooter = shape<Footer>({
  about: isText,
  menu: listOf(isLink),
  columns: listOf(shape({ title: isText, links: listOf(isLink) })),
  social: listOf(isLink),
})
const isOptions = shape<ShopSettings>({
  name: isText,
  slogan: isText,
  announcement: isText,
  phone: isText,
  email: isText,
  hours: isText,
  address: isText,
  seo_title: isText,
  seo_description: isText,
  product_count: isSafeInteger,
})

function cachedGuard<T>(value: Guard<T>): Guard<Cached<T>> {
  return shape<Cached<T>>({ at: isSafeInteger, value })
}

function valueOrNull<T>(guard: Guard<T>, value: unknown): T | null {
  return guard(value) ? value : null
}

const isCachedPeople = shape<NonNullable<ContentCache['people']>>({
  at: isSafeInteger,
  value: isPeople,
  customer: nullable(isId),
})

/** A part that cannot be read is dropped; the others stay. */
export function parseContentCache(stored: unknown): ContentCache | null {
  if (!isRecord(stored)) return null
  return {
    options: valueOrNull(cachedGuard(isOptions), stored.options),
    footer: valueOrNull(cachedGuard(isFooter), stored.footer),
    menu: valueOrNull(cachedGuard(listOf(isCategory)), stored.menu),
    people: valueOrNull(isCachedPeople, stored.people),
    states: valueOrNull(cachedGuard(listOf(isRegion)), stored.states),
    cities: valueOrNull(recordOf(cachedGuard(listOf(isRegion))), stored.cities) ?? {},
  }
}

/** Beside the shop store, so that remembering a product does not write the menu again. */
export const contentCacheStore = createPersistedStore<ContentCache>({
  name: 'general',
  version: 1,
  initial: { options: null, footer: null, menu: null, people: null, states: null, cities: {} },
  parse: parseContentCache,
})
