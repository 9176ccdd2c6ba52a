import { SearchPage, searchMetadata } from '@/components/catalogue/search-page'
import { askedQuery, type Search } from '../asked-query'
import { readSearchPage } from '../read-list'

export async function generateMetadata(props: Search) {
  return searchMetadata(await readSearchPage(await askedQuery(props)))
}

export default async function Page(props: Search) {
  return <SearchPage {...await readSearchPage(await askedQuery(props))} />
}
