import type { NewProductBody, ProductBody } from '@/lib/client/desk/products'
import type { DeskProduct } from '@/lib/contract/desk/products'
import { toUnits, fromUnits } from '@/lib/persian/money'
import { isSame } from '../ui/merge-drafts'

export type DraftVariant = {
  key: string
  id: number | null
  choices: Record<string, string>
  /** In the unit of the shop; without a price a new variant is not made. */
  price: number | null
  quantity: number | null
  reserved: number
  sku: string
  barcode: string
  /** In the unit of the shop; always null for who may not see it. */
  cost: number | null
  sale: DraftSale | null
  /** Else shoppers cannot buy it, whatever its stock. */
  isOn: boolean
  /** Empty where it is the product's. */
  guarantee: string
  isRemoved: boolean
}
/** In the unit of the shop; without a beginning it runs from the save on. */
export type DraftSale = { price: number; from: string | null; until: string | null }
export type DraftOption = { name: string; values: string[] }
export type DraftPicture = DeskProduct['pictures'][number]
export type DraftField = DeskProduct['fields'][number]

export type ProductDraft = {
  title: string
  title_en: string
  slug: string
  category_id: number | null
  brand_id: number | null
  intro: string
  description: string
  guarantee: string
  /** Working days before it can leave. */
  handling_days: number
  fields: DraftField[]
  options: DraftOption[]
  variants: DraftVariant[]
  pictures: DraftPicture[]
  status: DeskProduct['status']
  /** When a draft is published by itself. */
  publish_at: string | null
}

/** At its own price or on sale; the shop's festivals are left out. Not known of what has no cost. */
export function isBelowCost({ price, sale, cost, isRemoved }: DraftVariant): boolean {
  if (price === null || cost === null || isRemoved) return false
  return Math.min(price, sale?.price ?? price) < cost
}

const choiceKey = (choices: Record<string, string>) =>
  JSON.stringify(Object.entries(choices).sort(([a], [b]) => (a < b ? -1 : 1)))

function readOptions(variants: readonly { choices: Record<string, string> }[]): DraftOption[] {
  const options: DraftOption[] = []
  for (const { choices } of variants) {
    for (const [name, value] of Object.entries(choices)) {
      const option = options.find((one) => one.name === name)
      if (option === undefined) options.push({ name, values: [value] })
      else if (!option.values.includes(value)) option.values.push(value)
    }
  }
  return options
}

const NO_CHOICE: DraftVariant = {
  ...{ key: choiceKey({}), id: null, choices: {}, price: null, quantity: null },
  ...{ reserved: 0, sku: '', barcode: '', cost: null, sale: null },
  ...{ isOn: true, guarantee: '', isRemoved: false },
}

const EMPTY_DRAFT: ProductDraft = {
  ...{ title: '', title_en: '', slug: '', category_id: null, brand_id: null },
  ...{ intro: '', description: '', guarantee: '', handling_days: 0, status: 'hidden' },
  publish_at: null,
  ...{ fields: [], options: [], variants: [NO_CHOICE], pictures: [] },
}

export function draftOf(product: DeskProduct | null): ProductDraft {
  if (product === null) return EMPTY_DRAFT
  const { id: _, version: _version, variants, ...rest } = product
  return {
    ...rest,
    handling_days: rest.handling_days ?? 0,
    options: readOptions(variants),
    variants:
      variants.length === 0
        ? [NO_CHOICE]
        : variants.map(({ id, choices, price, quantity, reserved, ...variant }) => ({
            ...{ key: choiceKey(choices), id, choices, quantity, reserved },
            price: toUnits(price),
            sku: variant.sku ?? '',
            barcode: variant.barcode ?? '',
            cost: variant.cost === null ? null : toUnits(variant.cost),
            sale: variant.sale && { ...variant.sale, price: toUnits(variant.sale.price) },
            isOn: variant.is_on,
            guarantee: variant.guarantee,
            isRemoved: false,
          })),
  }
}

function combine(options: readonly DraftOption[]): Record<string, string>[] {
  return options
    .filter(({ name, values }) => name.trim() !== '' && values.length > 0)
    .reduce<Record<string, string>[]>(
      (made, { name, values }) =>
        made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
      [{}],
    )
}

/** A row for each combination; what is stored stays, and a new row takes the price of the first. */
export function withOptions(draft: ProductDraft, options: DraftOption[]): ProductDraft {
  const rows = combine(options).map((choices): DraftVariant => {
    const key = choiceKey(choices)
    const own = draft.variants.find((variant) => variant.key === key)
    const { price = null } = draft.variants[0] ?? {}
    return own ?? { ...NO_CHOICE, key, choices, price, quantity: 0 }
  })
  const keys = new Set(rows.map(({ key }) => key))
  const stored = draft.variants.filter(({ id, key }) => id !== null && !keys.has(key))
  return { ...draft, options, variants: [...stored, ...rows] }
}

const writtenFields = (draft: ProductDraft) =>
  draft.fields
    .map((field) => ({ ...field, name: field.name.trim(), value: field.value.trim() }))
    .filter(({ name, value }) => name !== '' && value !== '')

const writtenPictures = ({ pictures }: ProductDraft) =>
  pictures.map(({ id, alt, colour }) => ({ id, alt, colour }))

function newVariants({ variants }: ProductDraft) {
  return variants.flatMap(({ id, choices, price, quantity, ...variant }) =>
    id === null && price !== null
      ? [
          {
            ...{ choices, price: fromUnits(price), quantity: quantity ?? 0 },
            sku: variant.sku || null,
            barcode: variant.barcode,
            cost: toCost(variant),
            sale: toSale(variant),
            is_on: variant.isOn,
            guarantee: variant.guarantee,
          },
        ]
      : [],
  )
}

const toCost = ({ cost }: Pick<DraftVariant, 'cost'>) => (cost === null ? null : fromUnits(cost))
const toSale = ({ sale }: Pick<DraftVariant, 'sale'>) =>
  sale && { ...sale, price: fromUnits(sale.price) }

const TEXT_FIELDS = ['title', 'title_en', 'slug', 'intro', 'description', 'guarantee'] as const

export function newBody(draft: ProductDraft): NewProductBody {
  return {
    ...Object.fromEntries(TEXT_FIELDS.map((name) => [name, draft[name]])),
    title: draft.title,
    slug: draft.slug,
    category_id: draft.category_id ?? 0,
    brand_id: draft.brand_id ?? 0,
    ...(draft.handling_days > 0 && { handling_days: draft.handling_days }),
    fields: writtenFields(draft),
    pictures: writtenPictures(draft),
    variants: newVariants(draft),
  }
}

/** Only what differs from what was read: the rest may have been changed by somebody else. */
export function changedBody(draft: ProductDraft, read: DeskProduct): Omit<ProductBody, 'version'> {
  const before = draftOf(read)
  const body: Omit<ProductBody, 'version'> = {}
  for (const name of TEXT_FIELDS) if (draft[name] !== before[name]) body[name] = draft[name]
  if (draft.category_id !== null && draft.category_id !== before.category_id) {
    body.category_id = draft.category_id
  }
  if (draft.brand_id !== null && draft.brand_id !== before.brand_id) body.brand_id = draft.brand_id
  if (draft.handling_days !== before.handling_days) body.handling_days = draft.handling_days
  if (draft.status !== before.status) body.status = draft.status
  const publishAt = draft.status === 'hidden' ? draft.publish_at : null
  if (publishAt !== before.publish_at) body.publish_at = publishAt
  if (!isSame(writtenFields(draft), writtenFields(before))) body.fields = writtenFields(draft)
  if (!isSame(writtenPictures(draft), writtenPictures(before))) {
    body.pictures = writtenPictures(draft)
  }
  const changed = draft.variants.flatMap((variant) => {
    const { id, price, quantity, sku, barcode, cost, sale, isOn, guarantee, isRemoved } = variant
    const own = before.variants.find((one) => one.id === id)
    if (id === null || own === undefined || isRemoved) return []
    const change = {
      ...(price !== null && price !== own.price && { price: fromUnits(price) }),
      ...(quantity !== null &&
        quantity !== own.quantity && { quantity, quantity_read: own.quantity ?? 0 }),
      ...(sku !== own.sku && { sku: sku || null }),
      ...(barcode !== own.barcode && { barcode }),
      ...(cost !== own.cost && { cost: toCost(variant) }),
      ...(!isSame(sale, own.sale) && { sale: toSale(variant) }),
      ...(isOn !== own.isOn && { is_on: isOn }),
      ...(guarantee !== own.guarantee && { guarantee }),
    }
    return Object.keys(change).length > 0 ? [{ id, ...change }] : []
  })
  const variants = [...changed, ...newVariants(draft)]
  if (variants.length > 0) body.variants = variants
  const removed = draft.variants.flatMap(({ id, isRemoved }) =>
    id !== null && isRemoved ? id : [],
  )
  if (removed.length > 0) body.removed_variants = removed
  return body
}
