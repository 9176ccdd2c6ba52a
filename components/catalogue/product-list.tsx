import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { SearchIcon } from '@/components/ui/icons'
import { Pagination } from '@/components/ui/pagination'
import type { ProductCard } from '@/lib/contract/products'
import { formatNumber } from '@/lib/persian/money'
import { paths } from '@/lib/seo/addresses'
import { AvailableSwitch } from './available-switch'
import { ChosenFilters } from './chosen-filters'
import { defaultSort, listHref, rearranges, type ListQuery } from './list-query'
import { ProductGrid } from './product-grid'
import { SortTabs } from './sort-tabs'

export type ListPage = {
  products: ProductCard[]
  facets: { brands: { slug: string; title: string }[] }
  total: number
  count: number
}

type ProductListProps = { path: string; query: ListQuery; list: ListPage }

export function ProductList({ path, query, list }: ProductListProps) {
  const { products, total, count } = list
  const brandTitles = new Map(list.facets.brands.map(({ slug, title }) => [slug, title]))
  return (
    <section aria-labelledby="goods" className="mt-6">
      <h2 id="goods" className="sr-only">
        کالاها
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line pb-2">
        <SortTabs path={path} query={query} chosen={query.sort ?? defaultSort(query)} />
        <AvailableSwitch path={path} query={query} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <ChosenFilters path={path} query={query} brandTitles={brandTitles} />
        <p className="ms-auto text-sm text-ink-500">{formatNumber(count)} کالا</p>
      </div>
      {products.length > 0 ? (
        <ProductGrid products={products} early={2} className="mt-3" />
      ) : (
        <NothingHere path={path} chosen={rearranges(query)} />
      )}
      <Pagination
        className="mt-10"
        page={query.page}
        totalPages={total}
        label="صفحه‌های کالاها"
        href={(page) => listHref(path, { ...query, page })}
      />
    </section>
  )
}

function NothingHere({ path, chosen }: { path: string; chosen: boolean }) {
  return (
    <EmptyState
      title={chosen ? 'کالایی با این ویژگی‌ها پیدا نشد' : 'هنوز کالایی در این دسته نیست'}
      text={
        chosen ? 'یکی از فیلترها را بردارید یا همه را پاک کنید.' : 'به دسته‌های دیگر سری بزنید.'
      }
      icon={<SearchIcon size={32} />}
      as="p"
      action={
        <ButtonLink href={chosen ? path : paths.categories} variant="soft">
          {chosen ? 'پاک کردن همهٔ فیلترها' : 'همهٔ دسته‌ها'}
        </ButtonLink>
      }
    />
  )
}
