import { AllProductsPage, allProductsMetadata } from '@/components/catalogue/all-products-page'
import { askedQuery, type Search } from '../../asked-query'
import { readAllProducts } from '../../read-list'

export async function generateMetadata(props: Search) {
  return allProductsMetadata(await readAllProducts(await askedQuery(props)))
}

export default async function Page(props: Search) {
  return <AllProductsPage {...await readAllProducts(await askedQuery(props))} />
}
