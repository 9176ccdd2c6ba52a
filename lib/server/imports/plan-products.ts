import type { ImportOptions } from '@/lib/domain/import-options'
import { currencyName, formatNumber, formatAmount } from '@/lib/persian/money'
import { MINUTE_MS } from '@/lib/persian/durations'
import type { NewTaxon } from '../db/schema/imports'
import type { StoredSale } from '../db/schema/schema'
import { isSameSale, toStoredSale } from '../product/sales'
import { type ImportItem, isVariantKey, type RowProblem } from './read-item'
import { NO_BRAND, type Taxonomy } from './taxonomy'
import { findUnlikelyPrice, type UsualPrices } from './usual-prices'

export type SheetItem = { line: number; item: ImportItem; problem: RowProblem | null }
export type KnownStock = {
  id: number
  sku: string | null
  productId: number
  price: number
  quantity: number
  reserved: number
  barcode: string | null
  cost: number | null
  sale: StoredSale | null
}
export type Details = {
  title: string
  titleEn: string
  intro: string
  description: string
  guarantee: string
}
export type KnownProduct = Details & { id: number; categoryId: number; brandId: number }

export type RowState = 'new' | 'change' | 'same' | 'part' | 'doubtful' | 'wrong'
/** Only what differs from what stands. */
type RowTerms = { barcode?: string; cost?: number; sale?: StoredSale | null }

export type RowPlan = {
  line: number
  item: ImportItem
  title: string
  state: RowState
  problem: RowProblem | null
  stock: KnownStock | null
  price: number
  quantity: number
  /** What is to be written of them. */
  terms: RowTerms
}
export type ProductPlan = {
  product: number
  rows: RowPlan[]
  /** What the sheet says of the good itself; empty where it says nothing. */
  details: Details
  category: string[]
  brand: string
  known: KnownProduct | null
  /** What it names and the shop lacks. */
  newTaxa: Omit<NewTaxon, 'goods'>[]
  /** Whether nothing of the good goes in, for what it is and not for one of its rows. */
  isRefused: boolean
}

type Shop = {
  usualPrices: UsualPrices
  stocks: ReadonlyMap<string, KnownStock>
  products: ReadonlyMap<number, KnownProduct>
  taxonomy: Taxonomy
}

/** A price that is a fifth or five times of what it was has mostly lost or won a zero. */
const DOUBTFUL = 5

const problemOf = (about: RowProblem['about'], text: string, value = ''): RowProblem => ({
  ...{ about, text, value },
})
type Mended = 'title' | 'category' | 'price' | 'quantity'
const problemOfCell = (field: Mended, text: string, value = ''): RowProblem => ({
  ...{ about: field, text, value, field },
})
const problemOfSale = (field: 'sale_price' | 'sale_until', text: string): RowProblem => ({
  ...{ about: 'price', text, value: '', field },
})

function first(items: readonly ImportItem[], of: (item: ImportItem) => string): string {
  return items.map(of).find((text) => text !== '') ?? ''
}

/** A sheet tells minutes: what it says of the one that stands is that one. */
function keepMoment(written: string | null, standing: string | null | undefined): string | null {
  return written && standing && written.slice(0, 16) === standing.slice(0, 16) ? standing : written
}

/** Sheets tell minutes; the transaction began before this moment, and what begins after it waits for the clock. */
const thisMinute = () => new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS)

function planTerms({ terms }: ImportItem, stock: KnownStock | null, price: number): RowTerms {
  const { barcode, cost } = terms
  const standing = stock?.sale
  // A sheet without a beginning leaves the one that stands.
  const sale = terms.sale && {
    ...terms.sale,
    from: keepMoment(terms.sale.from, standing?.from) ?? standing?.from ?? null,
    until: keepMoment(terms.sale.until, standing?.until),
  }
  const next = sale === undefined ? undefined : toStoredSale(sale, thisMinute())
  const isOther = next !== undefined && !isSameSale(next, stock?.sale ?? null)
  return {
    ...(barcode !== undefined && barcode !== stock?.barcode && { barcode }),
    ...(cost !== undefined && cost !== stock?.cost && { cost }),
    ...(isOther && (next === null || next.price < price) && { sale: next }),
  }
}

/** Of a sale as it would be stored, with the beginning that its row does not say. */
function findSaleProblem({ sale }: RowTerms): RowProblem | null {
  if (!sale) return null
  if (sale.price === 0) return problemOfSale('sale_price', 'قیمت فروش ویژه باید بیش از صفر باشد.')
  return sale.until !== null && sale.until <= sale.from
    ? problemOfSale('sale_until', 'پایان فروش ویژه باید پس از آغاز آن باشد.')
    : null
}

function planKnown(
  line: number,
  item: ImportItem,
  stock: KnownStock,
  { takes_doubtful: takesDoubtful }: ImportOptions,
): RowPlan {
  const price = item.price ?? stock.price
  // What is promised to somebody is left, where the sheet says only that there is no more.
  const withoutCount = item.isAvailable === false ? stock.reserved : stock.quantity
  const quantity = item.quantity ?? withoutCount
  const terms = planTerms(item, stock, price)
  const plan = { line, item, title: item.title, stock, price, quantity, terms, problem: null }
  if (item.terms.sale && item.terms.sale.price >= price) {
    const problem = problemOfSale('sale_price', 'قیمت فروش ویژه باید کمتر از قیمت باشد.')
    return { ...plan, state: 'wrong', problem }
  }
  const ofSale = findSaleProblem(terms)
  if (ofSale) return { ...plan, state: 'wrong', problem: ofSale }
  if (quantity < stock.reserved) {
    const text = `${formatNumber(stock.reserved)} عدد رزرو شده است؛ موجودی را کمتر از آن ننویسید.`
    return { ...plan, state: 'wrong', problem: problemOfCell('quantity', text, String(quantity)) }
  }
  const ratio = price / stock.price
  if (!takesDoubtful && (ratio >= DOUBTFUL || ratio <= 1 / DOUBTFUL)) {
    const direction = ratio > 1 ? 'گران‌تر' : 'ارزان‌تر'
    const zero = ratio > 1 ? 'یک صفر زیاد نیست؟' : 'یک صفر کم نیست؟'
    const text = `بسیار ${direction} از قیمت کنونی، ${formatAmount(stock.price)} ${currencyName()}؛ ${zero}`
    return {
      ...plan,
      state: 'doubtful',
      problem: problemOfCell('price', text, formatAmount(price)),
    }
  }
  const isSame =
    price === stock.price && quantity === stock.quantity && Object.keys(terms).length === 0
  return { ...plan, state: isSame ? 'same' : 'change' }
}

type NewGood = { refused: RowProblem | null; usual: number | undefined; options: ImportOptions }

const stateOf = ({ isDoubt }: RowProblem) => (isDoubt ? 'doubtful' : 'wrong')

function planNew(line: number, item: ImportItem, good: NewGood): RowPlan {
  const { refused, usual, options } = good
  const price = item.price ?? 0
  const terms = planTerms(item, null, price)
  const plan = {
    ...{ line, item, title: item.title, stock: null, price, terms },
    // One can be sold at least, where the sheet does not say how many.
    quantity: item.quantity ?? (item.isAvailable ? 1 : 0),
  }
  const unknown = isVariantKey(item.sku)
    ? problemOf('sku', 'تنوعی با این شناسه در فروشگاه نیست.', item.sku.slice(1))
    : null
  const problem =
    unknown ??
    refused ??
    (item.price === null
      ? problemOfCell('price', 'قیمت خالی است؛ کالای تازه قیمت می‌خواهد.')
      : (findSaleProblem(terms) ??
        (options.takes_doubtful ? null : findUnlikelyPrice(price, usual))))
  return { ...plan, state: problem ? stateOf(problem) : 'new', problem }
}

const choiceKey = ({ choices }: ImportItem) => JSON.stringify(Object.entries(choices).sort())

/** Two variants of one good that no choice tells apart. */
function refuseTwins(rows: RowPlan[]): RowPlan[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    if (row.state === 'wrong' || row.state === 'part') return row
    const key = choiceKey(row.item)
    const twin = seen.get(key)
    if (twin === undefined) {
      seen.set(key, row.line)
      return row
    }
    if (row.stock) return row
    const text = `ردیف ${formatNumber(twin)} همین انتخاب‌ها را دارد؛ یکی را بردارید یا رنگ و اندازه را بنویسید.`
    return { ...row, state: 'wrong', problem: problemOf('choice', text) }
  })
}

function findNewTaxa(category: string[], brand: string, isNew: boolean, taxonomy: Taxonomy) {
  const taxa: ProductPlan['newTaxa'] = []
  if (category.length > 0 && taxonomy.findCategory(category) === undefined) {
    const near = taxonomy.nearCategory(category)
    taxa.push({ kind: 'category', name: category.join(' › '), near })
  }
  if ((brand !== '' || isNew) && taxonomy.findBrand(brand) === undefined) {
    const near = brand === '' ? null : taxonomy.nearBrand(brand)
    taxa.push({ kind: 'brand', name: brand || NO_BRAND, near })
  }
  return taxa
}

const UNKNOWN = {
  category: 'دسته‌ای به این نام نیست؛ آن را بسازید یا «ساختن دسته‌ها» را روشن کنید.',
  brand: 'برندی به این نام نیست؛ آن را بسازید یا «ساختن برندها» را روشن کنید.',
}

function findTaxonProblem(
  { newTaxa, brand }: Pick<ProductPlan, 'newTaxa' | 'brand'>,
  options: ImportOptions,
): RowProblem | null {
  const makes = { category: options.makes_categories, brand: options.makes_brands }
  for (const { kind, name, near } of newTaxa) {
    if (near !== null && !options.takes_near_names) {
      const text = `این نام در فروشگاه نیست؛ شاید «${near}»؟ در فایل درستش کنید، یا اگر نامی تازه است بسازیدش.`
      return { ...problemOf(kind, text, name), field: kind, isDoubt: true }
    }
    const isOfNone = kind === 'brand' && brand === ''
    if (!makes[kind] && !isOfNone) return { ...problemOf(kind, UNKNOWN[kind], name), field: kind }
  }
  return null
}

const omitCell = ({ field: _, ...problem }: RowProblem): RowProblem => problem

function findRejection(
  good: Pick<ProductPlan, 'details' | 'category' | 'brand' | 'known' | 'newTaxa'>,
  options: ImportOptions,
): RowProblem | null {
  const { details, category, known } = good
  if (!known && details.title === '')
    return problemOfCell('title', 'نام کالا خالی است؛ این ردیف وارد نمی‌شود.')
  if (!known && category.length === 0)
    return problemOfCell('category', 'دسته خالی است؛ دستهٔ کالا را بنویسید.')
  return findTaxonProblem(good, options)
}

/** What a good of the sheet would do to the shop; the trial run and the import read it alike. */
export function planProduct(
  product: number,
  sheet: readonly SheetItem[],
  options: ImportOptions,
  shop: Shop,
): ProductPlan {
  const items = sheet.map(({ item }) => item)
  const parentsFirst = [
    ...items.filter(({ role }) => role === 'parent'),
    ...items.filter(({ role }) => role !== 'parent'),
  ]
  const details: Details = {
    title: first(parentsFirst, ({ title }) => title),
    titleEn: first(parentsFirst, ({ titleEn }) => titleEn),
    intro: first(parentsFirst, ({ intro }) => intro),
    description: first(parentsFirst, ({ description }) => description),
    guarantee: first(parentsFirst, ({ guarantee }) => guarantee),
  }
  const category = parentsFirst.find((item) => item.category.length > 0)?.category ?? []
  const brand = first(parentsFirst, (item) => item.brand)
  const stockOf = ({ sku }: ImportItem) => shop.stocks.get(sku) ?? null
  const knownStock = items.map(stockOf).find((stock) => stock !== null)
  const known = knownStock ? (shop.products.get(knownStock.productId) ?? null) : null
  const newTaxa = findNewTaxa(category, brand, known === null, shop.taxonomy)
  const found = findRejection({ details, category, brand, known, newTaxa }, options)
  // Of several rows, another one may be that which says what the good is.
  const refused = found && sheet.length > 1 ? omitCell(found) : found
  const categoryId = known?.categoryId ?? shop.taxonomy.findCategory(category)
  const usual = categoryId === undefined ? undefined : shop.usualPrices.get(categoryId)
  const rows = sheet.map(({ line, item, problem }): RowPlan => {
    const stock = stockOf(item)
    const base = { line, item, title: item.title || details.title, stock, terms: {} }
    if (problem) return { ...base, state: 'wrong', problem, price: 0, quantity: 0 }
    if (item.role === 'parent' && !stock) {
      const hasVariants = items.some(({ role }) => role !== 'parent')
      const missing = problemOf('other', 'این کالا در فایل هیچ تنوعی ندارد؛ تنوع‌هایش را بیاورید.')
      if (!hasVariants) return { ...base, state: 'wrong', problem: missing, price: 0, quantity: 0 }
      return { ...base, state: 'part', problem: refused, price: 0, quantity: 0 }
    }
    const plan = stock
      ? planKnown(line, item, stock, options)
      : planNew(line, item, { refused, usual, options })
    // A good that the shop has is not half changed: what is told of it goes in whole, or waits.
    if (stock && refused && plan.state !== 'wrong') {
      return { ...plan, title: base.title, state: stateOf(refused), problem: refused }
    }
    return { ...plan, title: base.title }
  })
  return {
    ...{ product, rows: refuseTwins(rows), details, category, brand, known, newTaxa },
    isRefused: refused !== null,
  }
}
