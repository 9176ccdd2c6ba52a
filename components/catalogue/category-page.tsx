import type { Metadata } from 'next'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import type { CategoryLink, CategoryNode } from '@/lib/contract/categories'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/seo/addresses'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { breadcrumbData } from '@/lib/seo/structured-data'
import { CategoryChips } from './category-chips'
import { listHref, rearranges, type ListQuery } from './list-query'
import { type ListPage, ProductList } from './product-list'

type CategoryPageProps = {
  category: CategoryLink & { description: string }
  parents: readonly CategoryLink[]
  childNodes: readonly CategoryNode[]
  query: ListQuery
  list: ListPage
}

export function categoryMetadata(
  { title, description, slug }: CategoryPageProps['category'],
  query: ListQuery,
): Metadata {
  const page = query.page > 1 ? `، صفحهٔ ${persianDigits(query.page)}` : ''
  return pageMetadata({
    title: `خرید ${title}${page}`,
    description: `${description || `قیمت و خرید ${title} با ضمانت اصالت و ارسال سریع.`}${page}`,
    path: listHref(paths.category(slug), query),
    hidden: rearranges(query),
  })
}

export function CategoryPage({ category, parents, childNodes, query, list }: CategoryPageProps) {
  const { slug, title, description } = category
  const trail = [
    { label: 'ویترین', href: paths.home },
    ...parents.map((parent) => ({ label: parent.title, href: paths.category(parent.slug) })),
    { label: title, href: paths.category(slug) },
  ]
  return (
    <div className="wrap py-5">
      <JsonLd data={breadcrumbData(trail)} />
      <Breadcrumb items={trail} />
      <h1 className="mt-3 text-3xl font-extrabold phone:text-2xl">{title}</h1>
      {description && query.page === 1 && (
        <p className="mt-1 max-w-3xl text-md text-ink-500">{description}</p>
      )}
      <div className="mt-4">
        <CategoryChips categories={childNodes} />
      </div>
      <ProductList path={paths.category(slug)} query={query} list={list} />
    </div>
  )
}
