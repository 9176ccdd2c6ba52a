import type { Database } from '../database'
import {
  cities,
  pages,
  settings,
  shippingMethodCities,
  shippingMethods,
  shippingSlots,
  states,
} from '../schema/schema'
import { bulkInsert, continueIds } from './bulk-insert'
import { colours } from './demo/colours'
import { complements } from './demo/complements'
import { needs } from './demo/needs'
import { pages as demoPages } from './demo/pages'
import { provinces } from './demo/provinces'
import { replies } from './demo/replies'
import { banners, branches, footer, settings as shop, slides } from './demo/settings'
import { shippingMethods as demoMethods } from './demo/shipping'
import { outlines } from './page-outlines'
import { cleanHtml } from '../../content/clean-html'
import { defaultDictionary } from '../../search/default-dictionary'

const CAPITAL = 'تهران'

const demoSettings = [
  { key: 'shop', value: shop },
  { key: 'footer', value: { ...footer, social: shop.social } },
  { key: 'home', value: { slides, banners } },
  { key: 'branches', value: branches },
  { key: 'replies', value: replies },
  { key: 'complements', value: complements },
  { key: 'needs', value: needs },
]

/**
 * What every shop needs on its first day: provinces, pages, colours and words. The name, contact, ways
 * of sending and texts of a real shop are its owner's; its pages say what there is to write.
 */
export async function seedEssentials(db: Database, { isDemo }: { isDemo: boolean }): Promise<void> {
  await seedProvinces(db)
  if (isDemo) await seedShipping(db)
  const texts = isDemo ? demoPages : outlines
  await bulkInsert(
    db,
    pages,
    texts.map((page) => ({ ...page, body: cleanHtml(page.body), isOutline: !isDemo })),
  )
  await bulkInsert(db, settings, [
    ...(isDemo ? demoSettings : []),
    { key: 'colours', value: colours },
    { key: 'search', value: defaultDictionary },
  ])
}

async function seedProvinces(db: Database): Promise<void> {
  await bulkInsert(
    db,
    states,
    provinces.map(({ name }, i) => ({ id: i + 1, name })),
  )
  const rows = provinces.flatMap((province, i) =>
    province.cities.map((name) => ({ stateId: i + 1, name })),
  )
  await bulkInsert(
    db,
    cities,
    rows.map((row, i) => ({ id: i + 1, ...row })),
  )
  await continueIds(db, states)
  await continueIds(db, cities)
}

async function seedShipping(db: Database): Promise<void> {
  await bulkInsert(
    db,
    shippingMethods,
    demoMethods.map(({ slug, title, text, price, freeFrom, daysMin, daysMax, cities }, i) => ({
      id: i + 1,
      slug,
      title,
      text,
      price,
      freeFrom,
      daysMin,
      daysMax,
      everywhere: cities === 'all',
      delivers: slug !== 'pickup',
      position: i,
    })),
  )
  const slots = demoMethods.flatMap(({ slots }, i) =>
    slots.map(({ from, to, capacity }) => ({
      methodId: i + 1,
      startsAt: from,
      endsAt: to,
      capacity,
    })),
  )
  await bulkInsert(
    db,
    shippingSlots,
    slots.map((slot, i) => ({ id: i + 1, ...slot })),
  )
  await bulkInsert(
    db,
    shippingMethodCities,
    demoMethods.flatMap(({ cities }, i) =>
      cities === 'all' ? [] : cities.map((name) => ({ methodId: i + 1, cityId: cityId(name) })),
    ),
  )
  await continueIds(db, shippingMethods)
  await continueIds(db, shippingSlots)
}

/** The id that `seedPlaces` gave a city; the capital's name stands in one province only. */
export function cityId(name: string): number {
  const names = provinces.flatMap((province) => province.cities)
  const index = names.indexOf(name)
  if (index < 0) throw new Error(`the demo shop names an unknown city: ${name}`)
  return index + 1
}

export function stateIdOf(cityName: string): number {
  const index = provinces.findIndex((province) => province.cities.includes(cityName))
  return (index < 0 ? provinces.findIndex(({ name }) => name === CAPITAL) : index) + 1
}
