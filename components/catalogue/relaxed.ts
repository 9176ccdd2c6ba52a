import { without, withProperty } from './choices'
import type { ListQuery } from './list-query'

export type Relaxed = { label: string; query: ListQuery }

/** The same question with one of its filters left out, for when nothing answers all of them. */
export function relaxed(query: ListQuery): Relaxed[] {
  const { price_min, price_max, brands, properties = {} } = query
  const ways: Relaxed[] = []
  const leaveOut = (name: string, next: ListQuery) => {
    ways.push({ label: `بدون فیلتر ${name}`, query: next })
  }
  if (query.category) leaveOut('دسته', without(query, 'category'))
  if (brands) leaveOut('برند', without(query, 'brands'))
  for (const name of Object.keys(properties)) leaveOut(name, withProperty(query, name, []))
  if (price_min !== undefined || price_max !== undefined) {
    leaveOut('قیمت', without(query, 'price_min', 'price_max'))
  }
  if (query.available) leaveOut('موجود بودن', without(query, 'available'))
  if (query.festival) leaveOut('جشنواره', without(query, 'festival'))
  return ways
}
