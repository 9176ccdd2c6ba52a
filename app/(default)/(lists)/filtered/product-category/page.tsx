import { AllProductsPage, allProductsMetadata } from '@/components/catalogue/all-products-page'
import {
  readListQuery,
  type SearchParamsProps,
  readAllProducts,
} from '@/app/(default)/(lists)/read-list-page'

export async function generateMetadata(props: SearchParamsProps) {
  return allProductsMetadata(await readAllProducts(await readListQuery(props)))
}

export default async function Page(props: SearchParamsProps) {
  return <AllProductsPage {...await readAllProducts(await readListQuery(props))} />
}
