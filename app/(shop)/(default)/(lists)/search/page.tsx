import { SearchPage, searchMetadata } from '@/components/search/search-page'
import { readListQuery, type SearchParamsProps, readSearchPage } from '../read-list-page'
import { metadataOrMissing, pageOrMissing } from '@/app/(shop)/(default)/missing-page'

export const generateMetadata = metadataOrMissing(async (props: SearchParamsProps) => {
  return searchMetadata(await readSearchPage(await readListQuery(props)))
})

export default pageOrMissing(async function Page(props: SearchParamsProps) {
  return <SearchPage {...await readSearchPage(await readListQuery(props))} />
})
