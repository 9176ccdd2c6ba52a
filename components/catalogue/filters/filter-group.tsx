import type { ReactNode } from 'react'
import type { Facets } from '@/lib/contract/catalogue/products'
import type { ListScope } from '../list-scope'
import type { ListQuery } from '../list-query'

type FilterGroupProps = { title: string; children: ReactNode }

export function FilterGroup({ title, children }: FilterGroupProps) {
  return (
    <fieldset className="filter-group">
      <legend>{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

export type FilterProps = {
  /** Prefix of the controls' ids, which stand in the panel and in the sheet. */
  id: string
  scope: ListScope
  facets: Facets
  /** Drawn by the server over the prices. */
  histogram?: ReactNode
  query: ListQuery
  onChange: (next: ListQuery) => void
}
