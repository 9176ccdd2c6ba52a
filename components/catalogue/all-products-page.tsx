import type { Metadata } from 'next'
import type { CategoryNode } from '@/lib/contract/categories'
import { paths } from '@/lib/seo/addresses'
import { CategoryTree } from './category-tree'
import { ListHeading } from './list-heading'
import { listMetadata } from './list-metadata'
import type { ListPage } from './list-page'
import { everything } from './list-place'
import type { ListQuery } from './list-query'
import { ProductList } from './product-list'

const title = 'دسته‌بندی کالاها'
const description = 'همهٔ دسته‌ها و کالاهای فروشگاه با قیمت روز، موجودی و دیدگاه خریداران.'

type AllProductsPageProps = { query: ListQuery; list: ListPage; menu: readonly CategoryNode[] }

export function allProductsMetadata({ query }: AllProductsPageProps): Metadata {
  return listMetadata(everything, query, { title, description })
}

export function AllProductsPage({ query, list, menu }: AllProductsPageProps) {
  return (
    <div className="wrap py-5">
      <ListHeading trail={[{ label: title, href: paths.categories }]} title={title} />
      <div className="mt-5">
        <CategoryTree categories={menu} />
      </div>
      <ProductList place={everything} query={query} list={list} />
    </div>
  )
}
