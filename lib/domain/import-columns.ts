import { foldDigits } from '@/lib/persian/digits'
import { normalizeText } from '@/lib/persian/text'

/** What a column of an imported sheet can hold. */
export const IMPORT_FIELDS = [
  'ignore',
  'sku',
  'variant_id',
  'row_id',
  'parent',
  'row_type',
  'title',
  'title_en',
  'brand',
  'category',
  'price',
  'sale_price',
  'sale_from',
  'sale_until',
  'cost',
  'quantity',
  'availability',
  'barcode',
  'guarantee',
  'intro',
  'description',
  'pictures',
  'choice',
  'attribute',
  'attribute_name',
  'attribute_value',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** A column as the owner maps it; `name` is that of a choice or an attribute, or the number of a pair. */
export type ImportColumn = {
  heading: string
  field: ImportField
  name: string
  /** In percent; how sure the guess is. */
  certainty: number
  /** Of a price whose heading says it. */
  unit: 'toman' | 'rial' | null
}

const headings: Partial<Record<ImportField, string[]>> = {
  sku: [
    ...['sku', 'کدکالا', 'کدمحصول', 'کدانبار', 'کدتنوع', 'شناسهمحصول', 'کد'],
    ...['dkpc', 'کدتنوعdkpc', 'pageunique'],
  ],
  barcode: ['barcode', 'gtin', 'ean', 'gtinupceanorisbn', 'بارکد'],
  variant_id: ['variantid', 'stockid', 'شناسهتنوع'],
  row_id: ['id', 'شناسه'],
  parent: [
    'dkp',
    'کدکالاdkp',
    'کدمحصولdkp',
    'parent',
    'parentsku',
    'والد',
    'مادر',
    'کدگروه',
    'کدمادر',
    'گروهتنوع',
  ],
  row_type: ['type', 'نوع'],
  title: [
    ...['name', 'title', 'productname', 'نام', 'نامکالا', 'ناممحصول', 'عنوان', 'عنوانکالا'],
    ...['عنوانمحصول', 'نامفارسی'],
  ],
  title_en: ['subtitle', 'titleen', 'englishtitle', 'نامانگلیسی', 'عنوانانگلیسی'],
  brand: ['brand', 'brands', 'manufacturer', 'برند', 'مارک', 'سازنده', 'تولیدکننده'],
  category: [
    'category',
    'categories',
    'categoryname',
    'دسته',
    'دستهها',
    'دستهبندی',
    'گروه',
    'گروهکالا',
    'گروهکالایی',
  ],
  price: [
    ...['price', 'regularprice', 'currentprice', 'قیمت', 'قیمتفروش', 'قیمتاصلی', 'قیمتعادی', 'بها'],
    ...['مبلغ', 'فی'],
  ],
  sale_price: ['saleprice', 'specialprice', 'فروشویژه', 'قیمتفروشویژه', 'قیمتویژه', 'قیمتحراج'],
  sale_from: ['datesalepricestarts', 'salestart', 'آغازفروشویژه', 'تاریخشروعفروشویژه'],
  sale_until: ['datesalepriceends', 'saleend', 'پایانفروشویژه', 'تاریخپایانفروشویژه'],
  cost: ['cost', 'costprice', 'costofgoods', 'بهایخرید', 'قیمتخرید', 'بهایتمامشده'],
  quantity: [
    ...['quantity', 'stock', 'stockquantity', 'موجودی', 'تعداد', 'موجودیانبار', 'تعدادموجودی'],
    ...['تعدادانبار', 'انبار'],
  ],
  availability: ['availability', 'instock', 'stockstatus', 'وضعیتموجودی', 'موجوداست'],
  guarantee: ['guarantee', 'warranty', 'گارانتی', 'ضمانت'],
  intro: [
    'shortdesc',
    'shortdescription',
    'intro',
    'معرفی',
    'معرفیکوتاه',
    'توضیحکوتاه',
    'توضیحاتکوتاه',
  ],
  description: ['description', 'توضیح', 'توضیحات', 'شرح', 'متن'],
  pictures: [
    'images',
    'image',
    'pictures',
    'imageurl',
    'imagelink',
    'imagelinks',
    'تصویر',
    'تصاویر',
    'تصویرها',
    'عکس',
    'عکسها',
  ],
}
const choices: Record<string, string[]> = {
  رنگ: ['رنگ', 'color', 'colour'],
  اندازه: ['اندازه', 'سایز', 'size'],
}
const units = { toman: ['تومان', 'toman', 'tomans', 'irt'], rial: ['ریال', 'rial', 'rials', 'irr'] }

const AMOUNTS = ['price', 'sale_price', 'cost'] as const

const letters = (text: string) =>
  foldDigits(normalizeText(text))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const PAIR = /^(?=.*(?:attribute|ویژگی))\D*(\d+)\D*$/
const IS_VALUE = /value|مقدار|مقادیر/
const IS_NAME = /name|نام/

/** `Attribute 1 name` and `Attribute 1 value(s)`, as WooCommerce writes them in both languages. */
function guessPair(key: string): Pick<ImportColumn, 'field' | 'name'> | null {
  const [, number] = PAIR.exec(key) ?? []
  if (number === undefined) return null
  if (IS_VALUE.test(key)) return { field: 'attribute_value', name: number }
  return IS_NAME.test(key) ? { field: 'attribute_name', name: number } : null
}

/** What a heading most likely stands for; what nobody knows is left out of the import. */
function guessColumn(heading: string): ImportColumn {
  const key = letters(heading)
  const column = (field: ImportField, certainty: number, name = ''): ImportColumn => ({
    ...{ heading, field, name, certainty, unit: null },
  })
  const pair = guessPair(key)
  if (pair) return column(pair.field, 100, pair.name)
  for (const unit of ['toman', 'rial'] as const) {
    const word = units[unit].find((one) => key.endsWith(one))
    const named = word && key.slice(0, -word.length).replace(/به$/, '')
    const amount = AMOUNTS.find((field) => named && headings[field]?.includes(named))
    if (amount) return { ...column(amount, 100), unit }
  }
  for (const field of IMPORT_FIELDS) if (headings[field]?.includes(key)) return column(field, 100)
  for (const [name, words] of Object.entries(choices))
    if (words.includes(key)) return column('choice', 100, name)
  for (const field of ['title', 'price', 'quantity', 'category', 'brand', 'pictures'] as const) {
    const isLike = headings[field]?.some((word) => word.length > 3 && key.startsWith(word))
    if (isLike) return column(field, 70)
  }
  return column('ignore', key === '' ? 100 : 0)
}

const SINGLE: readonly ImportField[] = IMPORT_FIELDS.filter(
  (field) => !/^(?:ignore|choice|attribute|pictures)/.test(field),
)

/** The guess for every heading; of two that mean the same, the surer one is taken. */
export function guessColumns(row: readonly string[]): ImportColumn[] {
  const columns = row.map(guessColumn)
  const hasCode = columns.some(({ field }) => field === 'sku' || field === 'variant_id')
  // Where a sheet has no other code, its barcodes tell the goods apart.
  const guessed = columns.map((column): ImportColumn =>
    column.field === 'barcode' && !hasCode ? { ...column, field: 'sku' } : column,
  )
  return guessed.map((column, at) => {
    if (!SINGLE.includes(column.field)) return column
    const rivals = guessed.filter(({ field }) => field === column.field)
    const best = rivals.reduce((a, b) => (b.certainty > a.certainty ? b : a))
    return best === guessed[at] ? column : { ...column, field: 'ignore', certainty: 0 }
  })
}

/** What the owner says of some columns, in the place of the guess; null for a heading that is none. */
export function mapColumns(
  columns: readonly ImportColumn[],
  mapping: readonly Pick<ImportColumn, 'heading' | 'field' | 'name'>[],
): ImportColumn[] | null {
  const meanings = new Map(mapping.map((one) => [one.heading.trim(), one]))
  if ([...meanings.keys()].some((heading) => columns.every((one) => one.heading !== heading))) {
    return null
  }
  const given = mapping.map(({ field }) => field)
  return columns.map((column) => {
    const own = meanings.get(column.heading)
    if (own) return { ...column, field: own.field, name: own.name || own.heading, certainty: 100 }
    const isTaken = SINGLE.includes(column.field) && given.includes(column.field)
    return isTaken ? { ...column, field: 'ignore', certainty: 0 } : column
  })
}

/** Two columns of one meaning, or none for what every good needs: why the sheet cannot be read so. */
export function findColumnProblem(columns: readonly ImportColumn[]): string | null {
  const has = (field: ImportField) => columns.some((column) => column.field === field)
  const twice = SINGLE.find((one) => columns.filter(({ field }) => field === one).length > 1)
  if (twice) return 'دو ستون یک معنا دارند؛ یکی را کنار بگذارید.'
  if (!has('sku') && !has('title') && !has('variant_id'))
    return 'ستون «نام کالا» یا «کد کالا» را نشان دهید.'
  const nameless = columns.find(
    ({ field, name }) => (field === 'choice' || field === 'attribute') && name.trim() === '',
  )
  if (nameless) return `نام ویژگیِ ستون «${nameless.heading}» را بنویسید.`
  if (has('title') && !has('price') && !has('sku')) return 'ستون «قیمت» را نشان دهید.'
  return null
}
