import { AllProductsPage, allProductsMetadata } from '@/components/catalogue/all-products-page'
import {
  readListQuery,
  type SearchParamsProps,
  readAllProducts,
} from '@/app/(shop)/(default)/(lists)/read-list-page'
import { metadataOrMissing, pageOrMissing } from '@/app/(shop)/(default)/missing-page'

export const generateMetadata = metadataOrMissing(async (props: SearchParamsProps) => {
  return allProductsMetadata(await readAllProducts(await readListQuery(props)))
})

export default pageOrMissing(async function Page(props: SearchParamsProps) {
  return <AllProductsPage {...await readAllProducts(await readListQuery(props))} />
})
