import type { ReactNode } from 'react'
import type { Facets } from '@/lib/contract/catalogue/products'
import type { ListScope } from '../list-scope'
import type { ListQuery } from '../list-query'

type FilterGroupProps = { title: string; children: ReactNode }

export function FilterGroup({ title, children }: FilterGroupProps) {
  return (
    <fieldset className="min-w-0 border-t border-line py-4 first:border-t-0 first:pt-1">
      <legend className="float-start mb-2 w-full text-md font-bold">{title}</legend>
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
