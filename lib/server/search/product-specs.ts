import { type SQL, sql } from 'drizzle-orm'
import { persianDigits } from '@/lib/persian/digits'
import { searchKey } from '@/lib/persian/text'
import { listings } from '../db/schema/schema'

/** What the variants of some goods name, the specifications of others do. */
type SpecKind = { properties: string[]; fields: string[]; value: RegExp; unit: string }

export const RAM = 'رم'
const SPEC_KINDS: SpecKind[] = [
  {
    properties: ['رم', 'ram', 'حافظه رم'],
    fields: ['رم', 'RAM', 'حافظهٔ رم', 'حافظه رم', 'ظرفیت رم', 'مقدار رم'],
    value: /^(\d+) گیگ/u,
    unit: '(گیگ|GB)',
  },
  {
    properties: ['حافظه', 'حافظه داخلی'],
    fields: ['حافظه', 'حافظهٔ داخلی', 'حافظه داخلی'],
    value: /^(\d+) گیگ/u,
    unit: '(گیگ|GB)',
  },
  {
    properties: ['اندازه', 'سایز'],
    fields: ['اندازهٔ صفحه', 'اندازه صفحه', 'اندازهٔ نمایشگر', 'صفحه‌نمایش', 'صفحه نمایش'],
    value: /^(\d+(?: \d)?) اینچ/u,
    unit: '(اینچ|")',
  },
]

export type Spec = { name: string; fields: string[]; pattern: string }

/** Where else than among its variants a product may name the values; only of a search is that looked up. */
export function findSpec(name: string, values: readonly string[]): Spec | undefined {
  const kind = SPEC_KINDS.find(({ properties }) => properties.includes(searchKey(name)))
  if (kind === undefined) return undefined
  const numbers = values.flatMap((value) => kind.value.exec(searchKey(value))?.[1] ?? [])
  if (numbers.length === 0) return undefined
  const either = numbers.map((number) => persianDigits(number).replace(' ', '[٫./]')).join('|')
  return { name, fields: kind.fields, pattern: `^(${either})[\\s\u200c]*${kind.unit}` }
}

/**
 * By the names of what is chosen. Of each kind the first alone: a further one doubles what is asked of the
 * database, and one name can be written in endless ways.
 */
export function findSpecs(chosen: Readonly<Record<string, readonly string[]>>): Map<string, Spec> {
  const ofKind = new Map<string[], Spec>()
  for (const [name, values] of Object.entries(chosen)) {
    const spec = findSpec(name, values)
    if (spec && !ofKind.has(spec.fields)) ofKind.set(spec.fields, spec)
  }
  return new Map([...ofKind.values()].map((spec) => [spec.name, spec]))
}

const LATIN_DIGITS = '0123456789'

/** Of a row of `product_fields`, its digits Persian. */
export const selectSpecValue = sql`translate(field.value, ${LATIN_DIGITS}, ${persianDigits(LATIN_DIGITS)})`

/** What is sold by a property says by its variants which values it has, and which of them are in stock. */
export function isNotSoldBy(name: string): SQL {
  return sql`not exists(
      select 1 from stocks stock
      where stock.product_id = ${listings.productId} and jsonb_exists(stock.parent_value, ${name}))`
}

export function hasSpec({ name, fields, pattern }: Spec): SQL {
  return sql`(exists(
    select 1 from product_fields field
    where field.product_id = ${listings.productId}
      and field.name in (select value from jsonb_array_elements_text(${JSON.stringify(fields)}::jsonb))
      and ${selectSpecValue} ~* ${pattern})
    and ${isNotSoldBy(name)})`
}

/** As `hasSpec` reads it. */
export function matchesSpec(values: readonly string[], { pattern }: Spec): boolean {
  const matching = new RegExp(pattern, 'iu')
  return values.some((value) => matching.test(value))
}
