import type { Metadata } from 'next'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import type { CategoryNode } from '@/lib/contract/categories'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/seo/addresses'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { CategoryTree } from './category-tree'
import { listHref, rearranges, type ListQuery } from './list-query'
import { type ListPage, ProductList } from './product-list'

const TITLE = 'دسته‌بندی کالاها'

function titleOf({ q, festival }: ListQuery): string {
  if (q) return `نتیجهٔ جستجوی «${q}»`
  return festival ? 'کالاهای جشنواره' : TITLE
}

export function allProductsMetadata(query: ListQuery, path = paths.categories): Metadata {
  const page = query.page > 1 ? `، صفحهٔ ${persianDigits(query.page)}` : ''
  return pageMetadata({
    title: titleOf(query) + page,
    description: `همهٔ دسته‌ها و کالاهای فروشگاه با قیمت روز، موجودی و دیدگاه خریداران${page}.`,
    path: listHref(path, query),
    hidden: path !== paths.categories || rearranges(query),
  })
}

type AllProductsPageProps = {
  query: ListQuery
  list: ListPage
  menu?: readonly CategoryNode[]
  path?: string
}

export function AllProductsPage(props: AllProductsPageProps) {
  const { query, list, menu = [], path = paths.categories } = props
  return (
    <div className="wrap py-5">
      <Breadcrumb
        items={[
          { label: 'ویترین', href: paths.home },
          { label: TITLE, href: paths.categories },
        ]}
      />
      <h1 className="mb-5 mt-3 text-3xl font-extrabold phone:text-2xl">{titleOf(query)}</h1>
      <CategoryTree categories={menu} />
      <ProductList path={path} query={query} list={list} />
    </div>
  )
}
