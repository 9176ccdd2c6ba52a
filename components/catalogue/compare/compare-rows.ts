import type { ComparedProduct } from '@/lib/contract/catalogue/compare'

export type CompareRow = {
  name: string
  /** One for each product; null where it has none. */
  values: readonly (string | null)[]
  isDifferent: boolean
}
export type CompareSection = { title: string; rows: readonly CompareRow[] }

function toRow(name: string, values: (string | null)[]): CompareRow {
  return { name, values, isDifferent: new Set(values).size > 1 }
}

function listNames(lists: readonly (readonly { name: string }[])[]): string[] {
  return [...new Set(lists.flatMap((list) => list.map(({ name }) => name)))]
}

function generalSection(products: readonly ComparedProduct[]): CompareSection {
  const properties = products.map((product) => product.properties)
  return {
    title: 'در یک نگاه',
    rows: [
      toRow(
        'برند',
        products.map(({ card }) => card.brand.title),
      ),
      ...listNames(properties).map((name) =>
        toRow(
          name,
          properties.map((list) => {
            const values = list.find((property) => property.name === name)?.values
            return values?.map(({ value }) => value).join('، ') ?? null
          }),
        ),
      ),
      toRow(
        'گارانتی',
        products.map(({ guarantee }) => guarantee || null),
      ),
    ],
  }
}

/** Every field any product has, under the heading of the first product that has it. */
export function buildCompareSections(products: readonly ComparedProduct[]): CompareSection[] {
  const all = products.flatMap(({ fields }) => fields)
  const titles = [...new Set(all.map(({ section }) => section))]
  const sectionOf = new Map(all.toReversed().map(({ name, section }) => [name, section]))
  const names = listNames(products.map(({ fields }) => fields))
  const sections = titles.map((title) => ({
    title,
    rows: names
      .filter((name) => sectionOf.get(name) === title)
      .map((name) =>
        toRow(
          name,
          products.map(({ fields }) => fields.find((one) => one.name === name)?.value ?? null),
        ),
      ),
  }))
  return [generalSection(products), ...sections.filter(({ rows }) => rows.length > 0)]
}

/** The cheapest available product; null where there is no choice or a tie. */
export function findCheapest(products: readonly ComparedProduct[]): number | null {
  const onSale = products.map(({ card }) => card).filter((card) => card.available)
  const least = Math.min(...onSale.map((card) => card.final_price))
  const cheapest = onSale.filter((card) => card.final_price === least)
  return onSale.length > 1 && cheapest.length === 1 ? (cheapest[0]?.id ?? null) : null
}
