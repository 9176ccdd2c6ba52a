'use client'

import { useState, type RefObject } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import type { DeskTaxonomy } from '@/lib/client/desk/taxonomy'
import type { DeskProductCounts } from '@/lib/contract/desk/products'
import type { DeskCategory } from '@/lib/contract/desk/taxonomy'
import { formatNumber } from '@/lib/persian/money'
import { searchKey } from '@/lib/persian/text'
import { flatten, buildTree } from '../taxonomy/category-branches'
import { DeskField } from '../ui/desk-field'
import { FilterMenu } from '../ui/filter-menu'
import { DISCOUNT_FACETS, STOCK_FACETS } from '../ui/product-labels'

type Chosen = { category: string; brand: string; stock: string; discount: string }

type ProductFiltersProps = {
  taxonomy: DeskTaxonomy
  chosen: Chosen
  onChoose: (change: Partial<Chosen>) => void
}
type ProductFacetsProps = ProductFiltersProps & {
  counts: DeskProductCounts | undefined
  /** By a search or a facet: how many each facet would leave of it is not counted. */
  isNarrowed: boolean
}

type Facet = { id: number | string; title: string; count: number | undefined }

function listCategories(categories: readonly DeskCategory[]): Facet[] {
  return buildTree(categories, null).map((branch) => ({
    id: branch.category.id,
    title: branch.category.title,
    count: flatten([branch]).reduce((sum, { category }) => sum + category.products, 0),
  }))
}

const countsOfStock = (counts: DeskProductCounts) => ({
  available: counts.all - counts.gone,
  low: counts.low,
  gone: counts.gone,
})
const countsOfDiscount = (counts: DeskProductCounts) => ({
  in_festival: counts.in_festival,
  on_sale: counts.on_sale,
  undiscounted: counts.all - counts.discounted,
})

/** Where the products stand: stock, categories, brands and discounts with their counts, one of each at a time. */
export function ProductFacets(props: ProductFacetsProps) {
  const { taxonomy, counts, isNarrowed, chosen, onChoose } = props
  const ofStock = counts && countsOfStock(counts)
  const ofDiscount = counts && countsOfDiscount(counts)
  const brands = taxonomy.brands
    .map(({ id, title, products }) => ({ id, title, count: products }))
    .sort((a, b) => b.count - a.count)
  return (
    <aside
      aria-label="موجودی، دسته، برند و تخفیف"
      className="hidden w-56 shrink-0 flex-col gap-4 overflow-y-auto border-e border-line p-3.5 lg:flex"
    >
      <FacetList
        title="موجودی"
        facets={STOCK_FACETS.map((one) => ({ ...one, count: ofStock?.[one.id] }))}
        hasCounts={!isNarrowed}
        chosen={chosen.stock}
        onChoose={(stock) => onChoose({ stock })}
      />
      <FacetList
        title="دسته"
        facets={listCategories(taxonomy.categories)}
        hasCounts={!isNarrowed}
        chosen={chosen.category}
        onChoose={(category) => onChoose({ category })}
      />
      <FacetList
        title="برند"
        facets={brands}
        hasCounts={!isNarrowed}
        chosen={chosen.brand}
        onChoose={(brand) => onChoose({ brand })}
      />
      <FacetList
        title="تخفیف"
        facets={DISCOUNT_FACETS.map((one) => ({ ...one, count: ofDiscount?.[one.id] }))}
        hasCounts={!isNarrowed}
        chosen={chosen.discount}
        onChoose={(discount) => onChoose({ discount })}
      />
    </aside>
  )
}

type FilterSelectProps = {
  label: string
  all: string
  choices: readonly { id: number | string; title: string; level?: number }[]
  chosen: string
  fieldRef?: RefObject<HTMLSelectElement | null>
  onChoose: (id: string) => void
}

function FilterSelect({ label, all, choices, chosen, fieldRef, onChoose }: FilterSelectProps) {
  return (
    <DeskField label={label}>
      {(control) => (
        <select
          {...control}
          ref={fieldRef}
          className="desk-field"
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">{all}</option>
          {choices.map(({ id, title, level = 1 }) => (
            <option key={id} value={id}>
              {'\u2003'.repeat(level - 1)}
              {title}
            </option>
          ))}
        </select>
      )}
    </DeskField>
  )
}

/** The same where no column of them fits beside the list: behind a button, in a sheet on a phone. */
export function ProductFilterMenu({ taxonomy, chosen, onChoose }: ProductFiltersProps) {
  const branches = flatten(buildTree(taxonomy.categories, null))
  return (
    <FilterMenu count={Object.values(chosen).filter(Boolean).length}>
      {(fieldRef) => (
        <div className="grid gap-3">
          <FilterSelect
            {...{ label: 'موجودی', all: 'هر موجودی', choices: STOCK_FACETS, fieldRef }}
            chosen={chosen.stock}
            onChoose={(stock) => onChoose({ stock })}
          />
          <FilterSelect
            {...{ label: 'دسته', all: 'همهٔ دسته‌ها' }}
            choices={branches.map(({ category, level }) => ({ ...category, level }))}
            chosen={chosen.category}
            onChoose={(category) => onChoose({ category })}
          />
          <FilterSelect
            {...{ label: 'برند', all: 'همهٔ برندها', choices: taxonomy.brands }}
            chosen={chosen.brand}
            onChoose={(brand) => onChoose({ brand })}
          />
          <FilterSelect
            {...{ label: 'تخفیف', all: 'با تخفیف و بی‌تخفیف', choices: DISCOUNT_FACETS }}
            chosen={chosen.discount}
            onChoose={(discount) => onChoose({ discount })}
          />
        </div>
      )}
    </FilterMenu>
  )
}

const SHOWN = 8

type FacetListProps = {
  title: string
  facets: readonly Facet[]
  hasCounts: boolean
  chosen: string
  onChoose: (id: string) => void
}

function FacetList({ title, facets, hasCounts, chosen, onChoose }: FacetListProps) {
  const [typed, setTyped] = useState('')
  const found = facets.filter(
    (facet) => String(facet.id) === chosen || searchKey(facet.title).includes(searchKey(typed)),
  )
  return (
    <section className="grid gap-1 border-b border-line pb-3.5 last:border-0">
      <h2 className="text-[13px] font-bold">{title}</h2>
      {facets.length > SHOWN && (
        <input
          type="search"
          data-filter
          className="desk-field my-1 !h-[30px]"
          aria-label={`یافتن ${title}`}
          placeholder={`یافتن ${title}…`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {found.slice(0, SHOWN).map(({ id, title: name, count }) => (
        <label
          key={id}
          className="hover:bg-hover flex min-h-[26px] cursor-pointer items-center gap-2 rounded-md px-1"
        >
          <input
            type="checkbox"
            data-filter
            className="desk-check"
            checked={String(id) === chosen}
            onChange={({ target }) => onChoose(target.checked ? String(id) : '')}
          />
          <span className="min-w-0 flex-1 truncate">
            <MixedText>{name}</MixedText>
          </span>
          {hasCounts && count !== undefined && (
            <span className="text-note text-[12px]">{formatNumber(count)}</span>
          )}
        </label>
      ))}
      {found.length > SHOWN && (
        <p className="text-note px-1 text-[12px]">
          {formatNumber(found.length - SHOWN)} تای دیگر را با نام بیابید
        </p>
      )}
    </section>
  )
}
