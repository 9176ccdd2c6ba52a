import { COLOUR } from '@/lib/domain/colour-property'
import type { Facets, PriceCounts } from '@/lib/contract/catalogue/products'
import { sortByAmount } from '@/lib/persian/measures'
import { withBrands, withProperty } from './active-filters'
import { listHref, type ListQuery } from './list-query'
import { labelPriceStep, listPriceSteps } from './price-steps'

/** A question about what a list holds; each answer is the list that is left of it. */
export type ChoiceQuestion = { text: string; answers: { label: string; href: string }[] }

const MAX_QUESTIONS = 3
const MAX_ANSWERS = 5
/** Fewer are seen at a glance. */
const MIN_GOODS = 6
/** Said of fewer of the goods, a property parts them badly. */
const MIN_SHARE = 0.5

type Counted = { count: number }

/** The most frequent, in the order in which they are listed. */
function listFrequent<Value extends Counted>(values: readonly Value[]): Value[] {
  const found = values.filter(({ count }) => count > 0)
  const most = new Set(found.toSorted((a, b) => b.count - a.count).slice(0, MAX_ANSWERS))
  return found.filter((value) => most.has(value))
}

type QuestionedList = { facets: Facets; priceCounts: PriceCounts; count: number }

export function askBudget(path: string, query: ListQuery, counts: PriceCounts): ChoiceQuestion {
  const hasPrice = query.price_min !== undefined || query.price_max !== undefined
  return {
    text: 'با چه بودجه‌ای؟',
    answers: (hasPrice ? [] : listPriceSteps(counts)).map((step) => ({
      label: labelPriceStep(step),
      href: `${listHref(path, { ...query, ...step, page: 1 })}#goods`,
    })),
  }
}

/** What the filters of a list would ask, as far as the query has not answered it. */
export function listQuestions(
  path: string,
  query: ListQuery,
  { facets, priceCounts, count }: QuestionedList,
): ChoiceQuestion[] {
  if (count < MIN_GOODS) return []
  const href = (next: ListQuery) => `${listHref(path, { ...next, page: 1 })}#goods`
  const total = (values: readonly Counted[]) => values.reduce((sum, one) => sum + one.count, 0)
  // What the eye sees by itself is asked last.
  const properties = facets.properties
    .filter(({ name, values }) => !query.properties?.[name] && total(values) >= count * MIN_SHARE)
    .toSorted((a, b) => Number(a.name === COLOUR) - Number(b.name === COLOUR))
    .map(({ name, values }) => ({
      text: `کدام ${name}؟`,
      answers: sortByAmount(listFrequent(values)).map(({ value, family }) => ({
        label: value,
        href: href(withProperty(query, name, family?.values ?? [value])),
      })),
    }))
  const brand = {
    text: 'کدام برند؟',
    answers: (query.brands ? [] : listFrequent(facets.brands)).map(({ slug, title }) => ({
      label: title,
      href: href(withBrands(query, [slug])),
    })),
  }
  const [first, ...others] = properties
  return [askBudget(path, query, priceCounts), ...(first ? [first] : []), brand, ...others]
    .filter(({ answers }) => answers.length > 1)
    .slice(0, MAX_QUESTIONS)
}
