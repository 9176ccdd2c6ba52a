import type { Facets } from '@/lib/contract/products'
import type { ListPlace } from '../list-place'
import type { ListQuery } from '../list-query'

export type FiltersProps = {
  /** Starts the ids of the controls, which stand in the panel and in the sheet. */
  id: string
  place: ListPlace
  facets: Facets
  query: ListQuery
  onChange: (next: ListQuery) => void
}
