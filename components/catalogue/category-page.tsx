import type { Metadata } from 'next'
import type { CategoryLink, CategoryNode } from '@/lib/contract/categories'
import { paths } from '@/lib/seo/addresses'
import { categoryShare } from '@/lib/seo/share-facts'
import { CategoryMedallions } from './category-medallions'
import { ListHeading } from './list-heading'
import { listMetadata } from './list-metadata'
import type { ListPage } from './list-page'
import { categoryPlace } from './list-place'
import type { ListQuery } from './list-query'
import { ProductList } from './product-list'

type CategoryPageProps = {
  category: CategoryLink & { description: string; picture: string }
  parents: readonly CategoryLink[]
  childNodes: readonly CategoryNode[]
  query: ListQuery
  list: ListPage
}

export function categoryMetadata({ category, query, list }: CategoryPageProps): Metadata {
  const { title, description, slug } = category
  const words = {
    title: `خرید ${title}`,
    description: description || `قیمت و خرید ${title} با ضمانت اصالت و ارسال سریع.`,
    share: categoryShare(category),
  }
  return listMetadata(categoryPlace(slug), query, words, list.facets)
}

export function CategoryPage({ category, parents, childNodes, query, list }: CategoryPageProps) {
  const { slug, title, description } = category
  const trail = [...parents, category].map((one) => ({
    label: one.title,
    href: paths.category(one.slug),
  }))
  return (
    <div className="wrap py-5">
      <ListHeading {...{ trail, title }} text={query.page === 1 ? description : undefined} />
      <CategoryMedallions categories={childNodes} />
      <ProductList place={categoryPlace(slug)} query={query} list={list} />
    </div>
  )
}
