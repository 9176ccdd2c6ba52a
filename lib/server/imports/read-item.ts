import { createHash } from 'node:crypto'
import { MAX_INTEGER, MAX_PRICE, MAX_SKU_LENGTH } from '@/lib/contract/limits'
import type { ImportColumn, ImportField } from '@/lib/domain/import-columns'
import type { ImportOptions } from '@/lib/domain/import-options'
import { foldDigits } from '@/lib/persian/digits'
import { parseSheetMoment } from '@/lib/persian/sheet-moment'
import { normalizeText } from '@/lib/persian/text'
import { isPictureName, ZIP_SCHEME } from './match-pictures'

/** Why a row is not taken, or may be a slip; in the words of the desk. */
export type RowProblem = {
  /** What kind it is, to count and filter by. */
  about:
    | 'title'
    | 'sku'
    | 'price'
    | 'quantity'
    | 'category'
    | 'brand'
    | 'choice'
    | 'pictures'
    | 'other'
  text: string
  /** What stands in the file. */
  value: string
  /** The cell that mends it, where it is one. */
  field?: ImportField
  isDoubt?: true
  /** What else is wrong with the row. */
  others?: RowProblem[]
}

/** In rials; a sale of 0 ends the one that stands. */
type ItemTerms = {
  barcode?: string
  cost?: number
  sale?: { price: number; from: string | null; until: string | null } | null
}

export type ImportItem = {
  sku: string
  /** What its parent and its siblings call the good. */
  keys: string[]
  role: 'single' | 'parent' | 'variant'
  title: string
  titleEn: string
  brand: string
  /** From the top. */
  category: string[]
  /** In rials. */
  price: number | null
  quantity: number | null
  /** Of a sheet that says whether there is any, and not how many. */
  isAvailable?: boolean
  /** What the row says of them; an empty cell says nothing. */
  terms: ItemTerms
  guarantee: string
  intro: string
  description: string
  pictures: string[]
  choices: Record<string, string>
  attributes: { name: string; value: string }[]
}

const MAX_TITLE = 200
const MAX_CHOICE = 60
const MAX_CHOICES = 3
const MAX_ATTRIBUTES = 60
const MAX_PICTURES = 30
const WEB_ADDRESS = /https?:\/\/[^\s,;|،؛"']+/gi

const HIDDEN_MARKS = /[\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069\s']/g

/** Whole, of any digits, with separators, a leading apostrophe, or as Excel shortens it: 1.25E+06. */
function parseAmount(text: string): number {
  const plain = foldDigits(text).replace(HIDDEN_MARKS, '').replaceAll('٫', '.')
  const short = /^(\d)(?:\.(\d+))?E\+?(\d{1,2})$/i.exec(plain)
  if (short) {
    const [, first = '', rest = '', exponent = ''] = short
    return rest.length <= Number(exponent)
      ? Number(first + rest.padEnd(Number(exponent), '0'))
      : NaN
  }
  const isWhole = /^-?\d+(\.0+)?$/.test(plain) || /^\d{1,3}([,٬]\d{3})+(\.0+)?$/.test(plain)
  return isWhole ? Number(plain.replaceAll(/[,٬]/g, '')) : NaN
}

const SHORTENED_CODE = /^\d(?:[.,٫](\d+))?E\+(\d{2})$/i

/** Excel writes 6260012345678 as 6.26E+12 and loses its digits, unless it shows them all. */
function readCode(text: string): { code: string; isShortened: boolean } {
  const code = text.replace(/^'/, '')
  const folded = foldDigits(code).replaceAll(HIDDEN_MARKS, '')
  const [, fraction = '', exponent] = SHORTENED_CODE.exec(folded) ?? []
  if (exponent === undefined) return { code, isShortened: false }
  const isWhole = fraction.length === Number(exponent)
  return { code: isWhole ? folded.charAt(0) + fraction : code, isShortened: !isWhole }
}

const UNIT = /(تومان|تومن|ت|ریال|toman|irt|rial|irr)$/i

function parsePrice(text: string, unit: 'toman' | 'rial'): number {
  const trimmed = normalizeText(text).trim()
  const [unitWord] = UNIT.exec(trimmed) ?? []
  const amount = parseAmount(unitWord ? trimmed.slice(0, -unitWord.length) : trimmed)
  const isRial = unitWord ? /^(?:ریال|rial|irr)$/i.test(unitWord) : unit === 'rial'
  return amount * (isRial ? 1 : 10)
}

const ROLES: [RegExp, ImportItem['role']][] = [
  [/variation|تنوع/i, 'variant'],
  [/variable|متغیر/i, 'parent'],
]

function splitPath(text: string): string[] {
  // WooCommerce writes a comma of a title with a backslash.
  const paths = text.split(/(?<!\\)[,،]\s*/).map((path) =>
    path
      .split(/\s*[>›/|]\s*/)
      .map((part) => normalizeText(part.replaceAll(/\\([,،])/g, '$1')).trim())
      .filter(Boolean),
  )
  return paths.reduce((deepest, path) => (path.length > deepest.length ? path : deepest), [])
}

/** Plain text becomes paragraphs; WooCommerce writes an end of line as a backslash and an n. */
function toHtml(text: string): string {
  const lines = text.replaceAll('\\n', '\n')
  if (/<\/?[a-z]/i.test(lines)) return lines
  const escape = (line: string) =>
    line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return lines
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${escape(line)}</p>`)
    .join('')
}

const AVAILABLE = /^(?:1|true|yes|in[\s_-]?stock|available|بله|موجود(?: است)?)$/
const UNAVAILABLE =
  /^(?:0|false|no|(?:out[\s_-]?of|no)[\s_-]?stock|unavailable|خیر|ناموجود|تمام شد(?:ه)?)$/

/** `instock` and `outofstock` of Torob's sheet, or WooCommerce's 1 and 0; other words say nothing. */
function readAvailability(cell: string): Pick<ImportItem, 'isAvailable'> {
  const word = foldDigits(normalizeText(cell)).trim().toLowerCase()
  if (AVAILABLE.test(word)) return { isAvailable: true }
  return UNAVAILABLE.test(word) ? { isAvailable: false } : {}
}

/** Where the sheet has no codes, the same good has the same code at the next import. */
function codeOf(title: string, choices: Record<string, string>): string {
  const text = [normalizeText(title), ...Object.entries(choices).flat()].join('\u0001')
  return `V-${createHash('sha256').update(text).digest('hex').slice(0, 12).toUpperCase()}`
}

/** What stands for the code where a sheet names a variant of the shop by its id. */
export const variantKey = (id: number) => `#${id}`
export const isVariantKey = (sku: string) => /^#\d+$/.test(sku)

type Cells = (field: ImportField) => string

function readChoices(
  cells: readonly string[],
  columns: readonly ImportColumn[],
  role: ImportItem['role'],
): Pick<ImportItem, 'choices' | 'attributes'> {
  const choices: Record<string, string> = {}
  const attributes: ImportItem['attributes'] = []
  for (const [at, { field, name }] of columns.entries()) {
    const value = normalizeText(cells[at] ?? '').trim()
    if (value === '') continue
    if (field === 'choice') choices[name.trim()] = value
    if (field === 'attribute') attributes.push({ name: name.trim(), value })
    if (field !== 'attribute_name') continue
    const pair = columns.findIndex(
      (other) => other.field === 'attribute_value' && other.name === name,
    )
    const given = normalizeText(cells[pair] ?? '').trim()
    if (given === '') continue
    if (role === 'variant') choices[value] = given
    else if (role === 'single')
      attributes.push({ name: value, value: given.replaceAll(/,\s*/g, '، ') })
  }
  return { choices, attributes: attributes.slice(0, MAX_ATTRIBUTES) }
}

/** The keys a sheet of variants ties its rows together by; the first is the row's own group. */
function readKeys(of: Cells, role: ImportItem['role'], sku: string): string[] {
  const parent = readCode(of('parent')).code.replace(/^id:\s*/i, '#')
  if (role === 'variant' || parent !== '') return [parent.toLowerCase()]
  const own = [sku.toLowerCase(), of('row_id') && `#${of('row_id')}`]
  return own.filter(Boolean)
}

/** Addresses of the web, and names of files that come in an archive. */
function readPictures(text: string): string[] {
  const [urls, rest] = [[...text.matchAll(WEB_ADDRESS)], text.replaceAll(WEB_ADDRESS, ';')]
  const files = rest.split(/[,;|،؛\n]/).map((one) => one.trim())
  return [
    ...urls.map(([url]) => url),
    ...files.filter(isPictureName).map((name) => `${ZIP_SCHEME}${name}`),
  ].slice(0, MAX_PICTURES)
}

function readTerms(of: Cells, columns: readonly ImportColumn[], options: ImportOptions): ItemTerms {
  const unitOf = (field: ImportField) =>
    columns.find((one) => one.field === field)?.unit ?? options.price_unit
  const barcode = foldDigits(readCode(of('barcode')).code).replaceAll(HIDDEN_MARKS, '')
  const price = of('sale_price') === '' ? null : parsePrice(of('sale_price'), unitOf('sale_price'))
  const from = parseSheetMoment(of('sale_from'))
  const until = parseSheetMoment(of('sale_until'), { isEnd: true })
  return {
    ...(barcode !== '' && { barcode }),
    ...(of('cost') !== '' && { cost: parsePrice(of('cost'), unitOf('cost')) }),
    ...(price !== null && { sale: price === 0 ? null : { price, from, until } }),
  }
}

/** One row as the good or variant it describes, whatever is wrong with it said beside. */
export function readItem(
  cells: readonly string[],
  columns: readonly ImportColumn[],
  options: ImportOptions,
): { item: ImportItem; problem: RowProblem | null } {
  const of: Cells = (field) => (cells[columns.findIndex((one) => one.field === field)] ?? '').trim()
  const has = (field: ImportField) => columns.some((one) => one.field === field)
  const role = ROLES.find(([words]) => words.test(of('row_type')))?.[1] ?? 'single'
  const title = normalizeText(of('title')).trim()
  const { choices, attributes } = readChoices(cells, columns, role)
  const isPriced = of('price') !== ''
  const unit = columns.find(({ field }) => field === 'price')?.unit ?? options.price_unit
  const priced = isPriced ? parsePrice(of('price'), unit) : null
  const quantity = of('quantity') === '' ? null : parseAmount(of('quantity'))
  const availability = quantity === null ? readAvailability(of('availability')) : {}
  // Torob has what cannot be bought cost nothing.
  const price = priced === 0 && availability.isAvailable === false ? null : priced
  const given = readCode(of('sku')).code
  const variantId = of('variant_id') === '' ? null : parseAmount(of('variant_id'))
  const named = variantId === null ? given : variantKey(variantId)
  const sku = named || (title === '' ? '' : codeOf(title, choices))
  const choiceKey = Object.keys(choices).length > 0 && !has('parent') ? normalizeText(title) : ''
  const keys = choiceKey ? [`=${choiceKey}`] : readKeys(of, role, sku)
  const item: ImportItem = {
    ...{ sku, keys, role, title, choices, attributes, price, quantity },
    ...availability,
    terms: readTerms(of, columns, options),
    titleEn: of('title_en').slice(0, MAX_TITLE),
    brand: normalizeText(of('brand')).trim(),
    category: splitPath(of('category')),
    guarantee: normalizeText(of('guarantee')).trim().slice(0, MAX_TITLE),
    intro: normalizeText(
      of('intro')
        .replaceAll('\\n', ' ')
        .replaceAll(/<[^>]*>/g, ' '),
    )
      .trim()
      .slice(0, 1_000),
    description: toHtml(of('description')),
    pictures: readPictures(of('pictures')),
  }
  const [problem, ...others] = findItemProblems(item, of)
  return { item, problem: problem ? { ...problem, ...(others.length > 0 && { others }) } : null }
}

const isAmount = (amount: number) =>
  Number.isSafeInteger(amount) && amount >= 0 && amount <= MAX_PRICE

const SHORTENED =
  'Excel رقم‌های این کد را انداخته است؛ قالب ستون را «متن» کنید و کد کامل را بنویسید.'
const OF_GROUP = 'کالای گروهی یا خارجی وارد نمی‌شود؛ کالاهای آن را جدا بنویسید.'

const wrong = (about: RowProblem['about'], text: string, value = ''): RowProblem => ({
  ...{ about, text, value },
})

const inCell = (
  of: Cells,
  field: 'title' | 'sku' | 'price' | 'quantity',
  text: string,
): RowProblem => ({ ...wrong(field, text, of(field).slice(0, MAX_SKU_LENGTH)), field })

function findTermsProblem({ price, terms }: ImportItem, of: Cells): RowProblem | null {
  const { barcode, cost, sale } = terms
  const ofCell = (field: ImportField, text: string): RowProblem => {
    const value = field === 'cost' ? '' : of(field).slice(0, 60)
    return { about: 'price', text, value, field }
  }
  if (cost !== undefined && !isAmount(cost))
    return ofCell('cost', 'بهای خرید عددی صحیح است؛ آن را با رقم بنویسید.')
  if (barcode !== undefined && !/^[\x21-\x7e]{1,64}$/.test(barcode))
    return ofCell('barcode', 'بارکد تنها رقم و حرف لاتین دارد، حداکثر ۶۴ نشانه.')
  if (!sale) return null
  if (!isAmount(sale.price))
    return ofCell('sale_price', 'قیمت فروش ویژه عددی صحیح است؛ آن را با رقم بنویسید.')
  if (price !== null && sale.price >= price)
    return ofCell('sale_price', 'قیمت فروش ویژه باید کمتر از قیمت باشد.')
  for (const [field, moment] of [
    ['sale_from', sale.from],
    ['sale_until', sale.until],
  ] as const) {
    if (of(field) !== '' && moment === null)
      return ofCell(field, 'تاریخ فروش ویژه خوانده نشد؛ مانند ۱۴۰۵/۰۹/۰۳ بنویسید.')
  }
  if (sale.from && sale.until && sale.from >= sale.until)
    return ofCell('sale_until', 'پایان فروش ویژه باید پس از آغاز آن باشد.')
  return null
}

function findChoicesProblem({ choices }: ImportItem): RowProblem | null {
  const pairs = Object.entries(choices)
  if (pairs.length > MAX_CHOICES)
    return wrong('choice', 'هر تنوع حداکثر سه انتخاب دارد، مانند رنگ و اندازه.')
  const long = pairs.find(([name, value]) => name.length > 40 || value.length > MAX_CHOICE)
  return long
    ? wrong('choice', 'نام یا مقدار انتخاب بیش از اندازه بلند است.', long[1].slice(0, 60))
    : null
}

function findCodeProblem({ sku }: ImportItem, of: Cells): RowProblem | null {
  const shortened = (['sku', 'parent'] as const).find((field) => readCode(of(field)).isShortened)
  if (shortened) return { ...wrong('sku', SHORTENED, of(shortened)), field: shortened }
  return sku.length > MAX_SKU_LENGTH ? inCell(of, 'sku', 'کد بیش از ۱۰۰ حرف است.') : null
}

function findQuantityProblem({ quantity }: ImportItem, of: Cells): RowProblem | null {
  if (quantity !== null && quantity < 0)
    return inCell(of, 'quantity', 'موجودی نمی‌تواند منفی باشد؛ صفر بنویسید.')
  return quantity === null || (Number.isSafeInteger(quantity) && quantity <= MAX_INTEGER)
    ? null
    : inCell(of, 'quantity', 'موجودی عددی صحیح است؛ آن را با رقم بنویسید.')
}

/** All that is wrong with the row by itself, whatever the shop holds, so that it is mended in one go. */
function findItemProblems(item: ImportItem, of: Cells): RowProblem[] {
  const { sku, title, price } = item
  if (sku === '') return [inCell(of, 'title', 'نام و کد هر دو خالی است؛ یکی را بنویسید.')]
  const isTitle = title === '' || (title.length > 1 && title.length <= MAX_TITLE)
  const isPrice = price === null || (Number.isSafeInteger(price) && price > 0 && price <= MAX_PRICE)
  const isOfGroup = /group|external|گروهی|خارجی/i.test(of('row_type'))
  return [
    findCodeProblem(item, of),
    isTitle ? null : inCell(of, 'title', 'نام کالا از ۲ تا ۲۰۰ حرف است.'),
    isOfGroup ? wrong('other', OF_GROUP, of('row_type')) : null,
    isPrice ? null : inCell(of, 'price', 'قیمت عددی صحیح و بیش از صفر است؛ آن را با رقم بنویسید.'),
    findQuantityProblem(item, of),
    findTermsProblem(item, of),
    findChoicesProblem(item),
  ].filter((problem) => problem !== null)
}
