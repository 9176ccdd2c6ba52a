'use client'

import { useState } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import type { DeskTaxonomy } from '@/lib/client/desk/taxonomy'
import type { DeskCategory } from '@/lib/contract/desk/taxonomy'
import { formatNumber } from '@/lib/persian/money'
import { searchKey } from '@/lib/persian/text'
import { flatten, buildTree } from './category-panel'

type Chosen = { category: string; brand: string }

type ProductFacetsProps = {
  taxonomy: DeskTaxonomy
  chosen: Chosen
  onChoose: (change: Partial<Chosen>) => void
}

type Facet = { id: number; title: string; count: number }

function listCategories(categories: readonly DeskCategory[]): Facet[] {
  return buildTree(categories, null).map((branch) => ({
    id: branch.category.id,
    title: branch.category.title,
    count: flatten([branch]).reduce((sum, { category }) => sum + category.products, 0),
  }))
}

/** Where the products stand: categories and brands with their counts, one of each at a time. */
export function ProductFacets({ taxonomy, chosen, onChoose }: ProductFacetsProps) {
  const brands = taxonomy.brands
    .map(({ id, title, products }) => ({ id, title, count: products }))
    .sort((a, b) => b.count - a.count)
  return (
    <aside
      aria-label="دسته و برند"
      className="hidden w-56 shrink-0 flex-col gap-4 overflow-y-auto border-e border-line p-3.5 lg:flex"
    >
      <FacetList
        title="دسته"
        facets={listCategories(taxonomy.categories)}
        chosen={chosen.category}
        onChoose={(category) => onChoose({ category })}
      />
      <FacetList
        title="برند"
        facets={brands}
        chosen={chosen.brand}
        onChoose={(brand) => onChoose({ brand })}
      />
    </aside>
  )
}

const SHOWN = 8

type FacetListProps = {
  title: string
  facets: readonly Facet[]
  chosen: string
  onChoose: (id: string) => void
}

function FacetList({ title, facets, chosen, onChoose }: FacetListProps) {
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
          <span className="text-note text-[12px]">{formatNumber(count)}</span>
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
