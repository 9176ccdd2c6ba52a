import type { Metadata } from 'next'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import type { Facets } from '@/lib/contract/catalogue/products'
import { paths } from '@/lib/paths'
import Link from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Medallion } from '@/components/ui/ornaments'
import { objectPictureUrl } from '@/lib/picture-urls'
import { ListHeading } from './list-heading'
import { listMetadata, type ListPage } from './list-page'
import { allProductsScope } from './list-scope'
import type { ListQuery } from './list-query'
import { ProductList } from './product-list'

function CategoryTree({ categories }: { categories: readonly CategoryNode[] }) {
  if (categories.length === 0) return null
  return (
    <ul className="grid grid-cols-categories gap-2.5 desk:gap-4">
      {categories.map(({ id, slug, title, picture, tint, children }) => (
        <li key={id} className="flex items-start gap-3.5 rounded-card bg-ink-100 p-4">
          <Medallion tint={tint} size="sm">
            <Picture src={objectPictureUrl(picture, 128)} width={40} height={40} />
          </Medallion>
          <div className="min-w-0 pt-1">
            <h2 className="text-base font-extrabold">
              <Link href={paths.category(slug)} className="rounded py-1 hover:text-brand-700">
                {title}
              </Link>
            </h2>
            <ul className="mt-1 flex flex-wrap gap-x-4">
              {children.map((child) => (
                <li key={child.id}>
                  <Link href={paths.category(child.slug)} prefetch={false} className="branch-link">
                    {child.title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}

function FestivalLinks({ festivals }: Pick<Facets, 'festivals'>) {
  if (festivals.length === 0) return null
  return (
    <nav aria-label="جشنواره‌ها" className="mt-4">
      <ul className="flex flex-wrap gap-2.5">
        {festivals.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              href={paths.festival(slug)}
              className="flex h-11 items-center rounded-full bg-saffron-100 px-4 text-md font-semibold text-saffron-800 hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const title = 'دسته‌بندی کالاها'
const description = 'همهٔ دسته‌ها و کالاهای فروشگاه با قیمت روز، موجودی و دیدگاه خریداران.'

type AllProductsPageProps = { query: ListQuery; list: ListPage; menu: readonly CategoryNode[] }

export function allProductsMetadata({ query }: AllProductsPageProps): Promise<Metadata> {
  return listMetadata(allProductsScope, query, { title, description })
}

export function AllProductsPage({ query, list, menu }: AllProductsPageProps) {
  return (
    <div className="wrap py-5 phone:pt-2">
      <ListHeading list={list} trail={[{ label: title, href: paths.categories }]} title={title} />
      <div className="mt-5">
        <CategoryTree categories={menu} />
        <FestivalLinks festivals={list.facets.festivals} />
      </div>
      <ProductList scope={allProductsScope} query={query} list={list} />
    </div>
  )
}
