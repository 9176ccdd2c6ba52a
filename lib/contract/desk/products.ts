import { z } from 'zod'
import { foldDigits } from '@/lib/persian/digits'
import { dataOf, defineCall } from '../call'
import { handlingDays, chosenId, id, idText, picture, rials } from '../fields'
import { MAX_INTEGER, MAX_PRICE, MAX_SEARCH_LENGTH, MAX_SKU_LENGTH } from '../limits'
import { writtenLine, writtenText } from '../written-text'
import { sale, saleInput } from './sale'
import { pageSlug } from './taxonomy'

const MAX_VARIANTS = 200
const MAX_FIELDS = 60
const MAX_PICTURES = 60
const access = { auth: 'staff', staff: { permission: 'catalogue.write' } } as const

/** `hidden` is a draft as well: nothing in the shop shows it. */
export const PRODUCT_STATUSES = ['published', 'coming_soon', 'hidden', 'removed'] as const
const status = z.enum(PRODUCT_STATUSES, 'این وضعیت کالا نامعتبر است.')

const listedVariant = z.object({
  id,
  choices: z.record(z.string(), z.string()),
  price: rials,
  /** Also one that is still to begin, or over. */
  sale: sale.nullable(),
  quantity: z.int(),
  /** In orders that are not yet paid. */
  reserved: z.int(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  /** Else no shopper can buy it, whatever its stock. */
  is_on: z.boolean(),
  /** Empty where it is the product's. */
  guarantee: z.string(),
})

const listedProduct = z.object({
  id,
  version: z.int(),
  slug: z.string(),
  title: z.string(),
  status,
  category: z.object({ id, title: z.string() }),
  brand: z.object({ id, title: z.string() }),
  picture: picture.nullable(),
  /** Of the cheapest variant; null where there is none. */
  price: rials.nullable(),
  /** The most that a festival or a sale takes off a variant now. */
  percent: z.int(),
  /** What can still be sold, over all variants. */
  stock: z.int(),
  variants: z.array(listedVariant),
  sold: z.int(),
  /** Pieces of thirty days in ten parts, the earliest first; empty where none was sold. */
  recent_sales: z.array(z.int()),
  updated_at: z.iso.datetime(),
})
export type ListedDeskProduct = z.output<typeof listedProduct>

/** A minus turns the order round. */
export const PRODUCT_SORTS = [
  'oldest',
  'name',
  '-name',
  'price',
  '-price',
  'stock',
  '-stock',
] as const

export const deskProductFilters = z.object({
  q: z.string().max(MAX_SEARCH_LENGTH).default(''),
  /** Without one, all but those that were removed. */
  status: status.optional(),
  /** With all below it. */
  category: idText.optional(),
  brand: idText.optional(),
  stock: z.enum(['available', 'low', 'gone']).optional(),
  /** What takes something off its price now. */
  discount: z.enum(['in_festival', 'on_sale', 'undiscounted']).optional(),
  without: z.enum(['picture', 'field']).optional(),
})

export const getDeskProducts = defineCall({
  method: 'GET',
  path: '/api/desk/products',
  summary:
    'Products of every status, newest first unless sorted; `before` is the `next` of the part before',
  auth: 'staff',
  staff: { permission: 'catalogue.write' },
  example: { query: { q: 'گوشی', stock: 'low' } },
  query: deskProductFilters.extend({
    before: idText.optional(),
    /** Without it the newest first; `match` has first what begins with what is searched for, in a category of that name. */
    sort: z.enum([...PRODUCT_SORTS, 'match']).optional(),
  }),
  answer: dataOf(z.object({ products: z.array(listedProduct), next: id.nullable() })),
})

const productCounts = z.object({
  all: z.int(),
  published: z.int(),
  coming_soon: z.int(),
  hidden: z.int(),
  removed: z.int(),
  low: z.int(),
  gone: z.int(),
  without_picture: z.int(),
  without_field: z.int(),
  in_festival: z.int(),
  on_sale: z.int(),
  /** By either of them. */
  discounted: z.int(),
})
export type DeskProductCounts = z.output<typeof productCounts>

export const getDeskProductCounts = defineCall({
  method: 'GET',
  path: '/api/desk/product-counts',
  summary:
    'How many products each view of the list has, of those that a search and the filters leave',
  ...access,
  example: { query: { q: 'گوشی' } },
  query: deskProductFilters.omit({ status: true, without: true }),
  answer: dataOf(z.object({ counts: productCounts })),
})

const line = (what: string, most: number, least = 0) => writtenLine({ what, least, most })

const field = z.object({
  name: line('نام ویژگی', 80, 1),
  value: line('مقدار ویژگی', 500, 1),
  section: line('بخش ویژگی', 80).default(''),
  highlighted: z.boolean().default(false),
})

const price = z
  .int('قیمت را به ریال بنویسید.')
  .min(1, 'قیمت باید بیش از صفر باشد.')
  .max(MAX_PRICE, 'قیمت بیش از اندازه بزرگ است.')
const quantity = z
  .int('موجودی باید عدد صحیح باشد.')
  .min(0, 'موجودی نمی‌تواند منفی باشد.')
  .max(MAX_INTEGER, 'موجودی بیش از اندازه بزرگ است.')
const choices = z
  .record(line('نام انتخاب', 40, 1), line('مقدار انتخاب', 60, 1))
  .refine((one) => Object.keys(one).length <= 3, 'هر تنوع حداکثر سه انتخاب دارد.')

const sku = z
  .string('کد کالا باید متن باشد.')
  .trim()
  .max(MAX_SKU_LENGTH, 'کد کالا بیش از اندازه بلند است.')
  .transform((text) => text || null)
  .nullable()

const barcode = z
  .string('بارکد باید متن باشد.')
  .transform((text) => foldDigits(text).replaceAll(/[\s-]/g, '') || null)
  .pipe(
    z
      .string()
      .regex(/^[\x21-\x7e]{1,64}$/, 'بارکد تنها رقم و حرف لاتین دارد، حداکثر ۶۴ نشانه.')
      .nullable(),
  )
  .nullable()
const cost = z
  .int('بهای خرید را به ریال بنویسید.')
  .min(0, 'بهای خرید نمی‌تواند منفی باشد.')
  .max(MAX_PRICE, 'بهای خرید بیش از اندازه بزرگ است.')
  .nullable()

const newVariant = z.object({
  id: z.undefined().optional(),
  ...{ choices, price, quantity },
  sku: sku.default(null),
  barcode: barcode.default(null),
  cost: cost.default(null),
  sale: saleInput.nullable().default(null),
  is_on: z.boolean().default(true),
  guarantee: line('گارانتی تنوع', 200).default(''),
})
const savedVariant = z.object({
  id,
  price: price.optional(),
  quantity: quantity.optional(),
  /** What was shown when `quantity` was typed: sales since then are kept. */
  quantity_read: quantity.optional(),
  sku: sku.optional(),
  barcode: barcode.optional(),
  /** Wants `costs.read`, as seeing it does. */
  cost: cost.optional(),
  sale: saleInput.nullable().optional(),
  is_on: z.boolean().optional(),
  guarantee: line('گارانتی تنوع', 200).optional(),
})

const ownPicture = z.object({
  id,
  alt: line('متن جایگزین', 200).default(''),
  /** Of the variants that it belongs to; null is all of them. */
  colour: line('رنگ', 60, 1).nullable().default(null),
})

const details = {
  title: line('نام کالا', 200, 2),
  title_en: line('نام انگلیسی', 200),
  slug: pageSlug,
  category_id: chosenId('دستهٔ کالا را انتخاب کنید.'),
  brand_id: chosenId('برند کالا را انتخاب کنید.'),
  intro: writtenText({ what: 'معرفی کوتاه', most: 1_000 }),
  /** HTML; what the shop does not allow is left out. */
  description: z
    .string()
    .max(100_000, 'متن معرفی بیش از اندازه بلند است.')
    .transform((text) => text.replaceAll('\u0000', '')),
  guarantee: line('گارانتی', 200),
  handling_days: handlingDays,
  fields: z.array(field).max(MAX_FIELDS, 'شمار ویژگی‌ها بیش از اندازه است.'),
  /** All of them, in order; the first stands for the product. */
  pictures: z.array(ownPicture).max(MAX_PICTURES, 'شمار عکس‌ها بیش از اندازه است.'),
}

const variant = listedVariant.extend({
  /** What the shop pays for one; null also for who may not see it. */
  cost: rials.nullable(),
})

const deskProduct = z.object({
  id,
  version: z.int(),
  status,
  title: z.string(),
  title_en: z.string(),
  slug: z.string(),
  category_id: id,
  brand_id: id,
  intro: z.string(),
  description: z.string(),
  guarantee: z.string(),
  /** Working days before it can leave; absent of what goes out at once. */
  handling_days: z.int().optional(),
  fields: z.array(
    z.object({
      name: z.string(),
      value: z.string(),
      section: z.string(),
      highlighted: z.boolean(),
    }),
  ),
  variants: z.array(variant),
  pictures: z.array(picture.extend({ id, colour: z.string().nullable() })),
  /** When a draft is published by itself. */
  publish_at: z.iso.datetime().nullable(),
})
export type DeskProduct = z.output<typeof deskProduct>
const productAnswer = dataOf(z.object({ product: deskProduct }))

export const getDeskProduct = defineCall({
  method: 'GET',
  path: '/api/desk/products/:id',
  summary: 'One product as it is edited, with the version that its save carries',
  auth: 'staff',
  staff: { permission: 'catalogue.write' },
  example: { params: { id: 104 } },
  params: z.object({ id: idText }),
  answer: productAnswer,
})

export const addDeskProduct = defineCall({
  method: 'POST',
  path: '/api/desk/products',
  summary: 'A new product, a draft until it is published',
  auth: 'staff',
  staff: { permission: 'catalogue.write' },
  retry: 'transaction',
  example: {
    body: {
      title: 'هدفون بی‌سیم آوا',
      slug: 'ava-wireless-headphones',
      category_id: 1,
      brand_id: 1,
      variants: [{ choices: { رنگ: 'مشکی' }, price: 12_000_000, quantity: 0 }],
    },
  },
  body: z.object({
    ...details,
    title_en: details.title_en.default(''),
    intro: details.intro.default(''),
    description: details.description.default(''),
    guarantee: details.guarantee.default(''),
    handling_days: details.handling_days.default(0),
    fields: details.fields.default([]),
    pictures: details.pictures.default([]),
    variants: z.array(newVariant).max(MAX_VARIANTS, 'شمار تنوع‌ها بیش از اندازه است.').default([]),
  }),
  answer: productAnswer,
})

export const updateDeskProduct = defineCall({
  method: 'PATCH',
  path: '/api/desk/products/:id',
  summary: 'Saves what is given of a product, and publishes or hides it',
  auth: 'staff',
  staff: { permission: 'catalogue.write' },
  retry: 'transaction',
  example: { params: { id: 104 }, body: { version: 1, guarantee: '۱۸ ماه گارانتی' } },
  params: z.object({ id: idText }),
  body: z.object({
    version: z.int().min(1).max(MAX_INTEGER),
    title: details.title.optional(),
    title_en: details.title_en.optional(),
    slug: details.slug.optional(),
    category_id: details.category_id.optional(),
    brand_id: details.brand_id.optional(),
    intro: details.intro.optional(),
    description: details.description.optional(),
    guarantee: details.guarantee.optional(),
    handling_days: details.handling_days.optional(),
    fields: details.fields.optional(),
    pictures: details.pictures.optional(),
    status: status.optional(),
    /** Of a draft; another status takes it away. */
    publish_at: z.iso.datetime('زمان انتشار درست نیست.').nullable().optional(),
    variants: z
      .array(z.union([savedVariant, newVariant]))
      .max(MAX_VARIANTS, 'شمار تنوع‌ها بیش از اندازه است.')
      .optional(),
    /** Of variants that were never ordered. */
    removed_variants: z.array(id).max(MAX_VARIANTS).optional(),
  }),
  answer: productAnswer,
})
