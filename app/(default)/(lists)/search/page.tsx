import { SearchPage, searchMetadata } from '@/components/search/search-page'
import { readListQuery, type SearchParamsProps, readSearchPage } from '../read-list-page'

export async function generateMetadata(props: SearchParamsProps) {
  return searchMetadata(await readSearchPage(await readListQuery(props)))
}

export default async function Page(props: SearchParamsProps) {
  return <SearchPage {...await readSearchPage(await readListQuery(props))} />
}
