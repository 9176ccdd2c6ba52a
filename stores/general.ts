import type { CategoryNode } from '@/lib/contract/categories'
import type { Footer, ShopSettings } from '@/lib/contract/general'
import { createPersistedStore } from './create-persisted-store'
import {
  isId,
  isRecord,
  isText,
  isWhole,
  listOf,
  nullable,
  recordOf,
  shape,
  type Guard,
} from './stored'

/** What the shop said, and when it was asked. */
export type Kept<T> = { at: number; value: T }
export type Place = { id: number; name: string }
export type Person = {
  id: number
  name: string
  image: string | null
  bio: string
  post_count: number
}
export type People = { suggested: Person[]; following: Person[] }

/** The shop's general data: the same for everybody, but for the people, who are one customer's. */
export type General = {
  options: Kept<ShopSettings> | null
  footer: Kept<Footer> | null
  menu: Kept<CategoryNode[]> | null
  people: (Kept<People> & { customer: number | null }) | null
  states: Kept<Place[]> | null
  /** By the id of their province. */
  cities: Record<string, Kept<Place[]>>
}

type Link = Footer['social'][number]
const isHref: Guard<string> = (value): value is string =>
  isText(value) && /^(https:\/\/|\/(?!\/))/.test(value)
const isLink = shape<Link>({ title: isText, href: isHref })
const isPlace = shape<Place>({ id: isId, name: isText })
const isPerson = shape<Person>({
  id: isId,
  name: isText,
  image: nullable(isHref),
  bio: isText,
  post_count: isWhole,
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
  product_count: isWhole,
})

function kept<T>(value: Guard<T>): Guard<Kept<T>> {
  return shape<Kept<T>>({ at: isWhole, value })
}

function whole<T>(guard: Guard<T>, value: unknown): T | null {
  return guard(value) ? value : null
}

const isKeptPeople = shape<NonNullable<General['people']>>({
  at: isWhole,
  value: isPeople,
  customer: nullable(isId),
})

/** A spoilt piece is asked for again; the others stay. */
export function parseGeneral(stored: unknown): General | null {
  if (!isRecord(stored)) return null
  return {
    options: whole(kept(isOptions), stored.options),
    footer: whole(kept(isFooter), stored.footer),
    menu: whole(kept(listOf(isCategory)), stored.menu),
    people: whole(isKeptPeople, stored.people),
    states: whole(kept(listOf(isPlace)), stored.states),
    cities: whole(recordOf(kept(listOf(isPlace))), stored.cities) ?? {},
  }
}

/** Beside the shop store, so that remembering a product does not write the menu again. */
export const generalStore = createPersistedStore<General>({
  name: 'general',
  version: 1,
  initial: { options: null, footer: null, menu: null, people: null, states: null, cities: {} },
  parse: parseGeneral,
})
