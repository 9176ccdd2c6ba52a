import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CountedBrand, ProductFilters } from '@/lib/contract/catalogue/products'
import { QueryProvider } from '@/lib/client/query-provider'
import { listBrandsQuery } from '@/lib/client/queries/catalogue'

type FoundBrandsProps = {
  filters: ProductFilters
  name: string
  /** What stands here until they are found. */
  fallback: ReactNode
  children: (brands: readonly CountedBrand[]) => ReactNode
}

/** The brands of the list that are named so, which are more than it offers at once. */
export default function FoundBrands(props: FoundBrandsProps) {
  return (
    <QueryProvider>
      <NamedBrands {...props} />
    </QueryProvider>
  )
}

function NamedBrands({ filters, name, fallback, children }: FoundBrandsProps) {
  const found = useQuery(listBrandsQuery(filters, name))
  return found.data ? children(found.data) : fallback
}
