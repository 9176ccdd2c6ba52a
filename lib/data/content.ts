import { send } from '@/lib/client/http/client'
import { getContentPage } from '@/lib/contract/content/pages'
import {
  getCities,
  getFooter,
  getSetting,
  type ShopSettings,
} from '@/lib/contract/content/settings'
import { tags } from '@/lib/contract/tags'
import { getIndexData } from '@/lib/contract/content/home'
import { getShippingMethods } from '@/lib/contract/checkout/shipping'
import { getBranches } from '@/lib/contract/content/contact'
import { splitAnnouncement } from '@/lib/domain/announcement'
import { type Currency, getCurrency } from '@/lib/persian/currency'
import { getRenderContext } from '@/lib/render-context'
import { cachedRead, nullIfFailed, nullIfMissing } from './cached-read'

const bareSettings: ShopSettings = {
  ...{ name: 'فروشگاه', slogan: 'فروشگاه اینترنتی', announcement: '' },
  ...{ phone: '', email: '', hours: '', address: '' },
  ...{ seo_title: 'فروشگاه اینترنتی', seo_description: '', product_count: 0 },
}

export const readShopSettings = cachedRead(
  'settings',
  async () => (await send(getSetting, {})).data,
  () => [tags.settings],
  bareSettings,
)

const readCityNames = cachedRead(
  'city-names',
  async () => (await send(getCities, { query: {} })).data.map(({ name }) => name),
  () => [tags.settings],
  [],
)

/** Where the cities cannot be read, all of it is said to everybody. */
export async function readAnnouncement() {
  const { announcement } = await readShopSettings()
  const hasParts = announcement.includes('؛')
  return splitAnnouncement(announcement, (hasParts && (await nullIfFailed(readCityNames()))) || [])
}

/** Of every page, also of those that are there when nothing else is: a failure of it is its own. */
export const readShopLook = cachedRead(
  'look',
  async () => {
    const { colour, currency, own_hosts: ownHosts, scripts } = (await send(getSetting, {})).data
    return { colour, currency, ownHosts, scripts }
  },
  () => [tags.settings],
  { colour: undefined, currency: undefined, ownHosts: undefined, scripts: undefined },
)

/**
 * The unit that this process writes amounts in. A page that began before the process heard of a change
 * would be kept in the former one.
 */
export function currencyOfPage(stored: Currency | undefined): Currency {
  const currency = getCurrency()
  if (stored !== undefined && stored !== currency) getRenderContext()?.refuseKeeping()
  return currency
}

export const readFooter = cachedRead(
  'footer',
  async () => (await send(getFooter, { body: {} })).data,
  () => [tags.settings],
  { about: '', menu: [], columns: [], social: [] },
)

/** What goes everywhere, and what of it stays true until tomorrow. */
export const readShippingTerms = cachedRead(
  'shipping-terms',
  async () =>
    (await send(getShippingMethods, { query: {} })).data.methods
      .filter(({ delivers }) => delivers)
      .map(({ id, title, price, most_price, free_from, days }) => ({
        ...{ id, title, price, most_price, free_from, days },
      })),
  () => [tags.settings],
)

export const readHomeSections = cachedRead(
  'home',
  async () => (await send(getIndexData, { body: {} })).data,
  () => [tags.home],
  [],
)

const cachedBranches = cachedRead(
  'branches',
  async () => (await send(getBranches, {})).data.branches,
  () => [tags.settings],
)

/** None where the backend does not know of branches. */
export async function readBranches() {
  return (await nullIfMissing(cachedBranches())) ?? []
}

const cachedContentPage = cachedRead(
  'content-page',
  async (slug: string) => (await send(getContentPage, { params: { slug } })).data.page,
  (slug) => [tags.page(slug)],
)

export function readContentPage(slug: string) {
  return nullIfMissing(cachedContentPage(slug))
}
