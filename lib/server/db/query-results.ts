import type { Results } from '@electric-sql/pglite'

const hasRows = <T>(value: unknown): value is Results<T> =>
  typeof value === 'object' && value !== null && 'rows' in value && Array.isArray(value.rows)

/** What PGlite answers a query with; of its rows only the query knows the type. */
export function toResults<T>(value: unknown): Results<T> {
  if (!hasRows<T>(value)) throw new Error('The database answered a query without rows.')
  return value
}
