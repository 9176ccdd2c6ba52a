import { isGtin } from '@/lib/domain/barcode'
import { COLOUR } from '@/lib/domain/colour-property'
import { plainText } from '@/lib/seo/rich-text'
import { XML_HEAD, escapeXml } from '@/lib/seo/xml'
import { readSetting } from '../settings'
import { listOfferIdsBelow, readOffers, type Offer } from './offers'
import type { FeedShop } from './torob'

const BATCH_SIZE = 500
const SIZES = ['اندازه', 'سایز']
/** The limits of Google's product data specification. */
const MAX = { title: 150, description: 5_000, brand: 70, word: 100, link: 2_000, pictures: 10 }

function element(name: string, text: string, most = MAX.description): string {
  const cut = [...text].slice(0, most).join('')
  return cut === '' ? '' : `<g:${name}>${escapeXml(cut)}</g:${name}>`
}

/** Google shows none without a picture, and takes the whole file amiss for it. */
function isShown({ pictures, url }: Offer): boolean {
  return pictures.length > 0 && url.length <= MAX.link
}

/** With its days where it is a sale of the variant that has an end, also before it begins. */
function renderSale({ price, finalPrice, sale }: Offer, now: Date): string[] {
  const days = sale?.until ? `${sale.from.toISOString()}/${sale.until.toISOString()}` : ''
  if (finalPrice < price) {
    const isOwn = finalPrice === sale?.price
    return [
      element('sale_price', `${finalPrice} IRR`),
      isOwn ? element('sale_price_effective_date', days) : '',
    ]
  }
  if (!sale || days === '' || sale.from <= now) return []
  return [element('sale_price', `${sale.price} IRR`), element('sale_price_effective_date', days)]
}

/** Google takes a false GTIN worse than none. */
function renderIdentifiers({ barcode, sku }: Offer): string[] {
  const gtin = barcode !== null && isGtin(barcode) ? barcode : ''
  return [
    element('gtin', gtin),
    element('mpn', sku ?? '', MAX.brand),
    gtin || sku ? '' : element('identifier_exists', 'no'),
  ]
}

function renderItem(offer: Offer): string {
  const { choice } = offer
  const [main = '', ...others] = offer.pictures
  const size = SIZES.map((name) => choice[name]).find(Boolean) ?? ''
  const text = plainText(offer.intro || offer.description) || offer.title
  return [
    '<item>',
    element('id', String(offer.id)),
    element('item_group_id', String(offer.productId)),
    element('title', offer.title, MAX.title),
    element('description', text),
    element('link', offer.url),
    element('image_link', main),
    ...others.slice(0, MAX.pictures).map((url) => element('additional_image_link', url)),
    element('availability', offer.isAvailable ? 'in_stock' : 'out_of_stock'),
    element('price', `${offer.price} IRR`),
    ...renderSale(offer, new Date()),
    element('brand', offer.brand, MAX.brand),
    element('product_type', offer.category),
    element('color', choice[COLOUR] ?? '', MAX.word),
    element('size', size, MAX.word),
    element('condition', 'new'),
    ...renderIdentifiers(offer),
    '</item>\n',
  ].join('')
}

/** RSS 2.0 with Google's names, a batch at a time. */
export async function* renderGoogleFeed({ db, filter, siteUrl }: FeedShop): AsyncGenerator<string> {
  const { name, seo } = await readSetting(db, 'shop')
  yield `${XML_HEAD}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n`
  yield `<title>${escapeXml(name)}</title><link>${escapeXml(siteUrl)}</link>`
  yield `<description>${escapeXml(seo.description || name)}</description>\n`
  let below: number | null = null
  for (;;) {
    const ids: number[] = await listOfferIdsBelow(db, filter, { below, size: BATCH_SIZE })
    const offers = await readOffers(db, ids, siteUrl)
    yield offers.filter(isShown).map(renderItem).join('')
    if (ids.length < BATCH_SIZE) break
    below = ids.at(-1) ?? null
  }
  yield '</channel>\n</rss>\n'
}
