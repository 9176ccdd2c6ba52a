import type { Metadata } from 'next'
import type { CategoryLink, CategoryNode } from '@/lib/contract/catalogue/categories'
import { paths } from '@/lib/paths'
import { categoryShare } from '@/lib/seo/share-image/share-facts'
import { Picture } from '@/components/ui/picture'
import Link from '@/components/ui/link'
import { Medallion } from '@/components/ui/ornaments'
import { objectPictureUrl } from '@/lib/picture-urls'
import { CategoryLanding, type LandingData } from './category-landing'
import { ListHeading } from './list-heading'
import { listMetadata, type ListPage } from './list-page'
import { categoryScope } from './list-scope'
import { isRearranged, type ListQuery } from './list-query'
import { ProductList } from './product-list'

function CategoryMedallions({ categories }: { categories: readonly CategoryNode[] }) {
  if (categories.length === 0) return null
  return (
    <nav aria-label="زیردسته‌ها" className="mt-4">
      <ul className="fades-aside scrollbar-none -mx-4 flex gap-3 overflow-x-auto px-4 py-1 desk:mx-0 desk:flex-wrap desk:gap-6 desk:px-0">
        {categories.map(({ id, slug, title, picture, tint }) => (
          <li key={id} className="shrink-0">
            <Link
              href={paths.category(slug)}
              className="group flex w-[88px] flex-col items-center gap-1 rounded-control py-1 text-center text-sm font-semibold hover:text-brand-700 focus-visible:-outline-offset-2"
            >
              <Medallion tint={tint} size="sm">
                <Picture
                  src={objectPictureUrl(picture, 128)}
                  width={36}
                  height={36}
                  className="transition-transform duration-200 group-hover:scale-110"
                />
              </Medallion>
              <span className="line-clamp-2">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type CategoryPageProps = {
  category: CategoryLink & { description: string; picture: string }
  parents: readonly CategoryLink[]
  childNodes: readonly CategoryNode[]
  query: ListQuery
  list: ListPage
  /** Of a category of the first level, which opens with more than its name until its goods are narrowed. */
  landing: LandingData | null
}

export function categoryMetadata({ category, query, list }: CategoryPageProps): Promise<Metadata> {
  const { title, description, slug } = category
  const text = {
    title: `خرید ${title}`,
    description: description || `قیمت و خرید ${title} با ضمانت اصالت و ارسال سریع.`,
    share: categoryShare(category),
  }
  return listMetadata(categoryScope(slug), query, text, list.facets)
}

export function CategoryPage(props: CategoryPageProps) {
  const { category, parents, childNodes, query, list, landing } = props
  const { slug, title, description } = category
  const trail = [...parents, category].map((one) => ({
    label: one.title,
    href: paths.category(one.slug),
  }))
  return (
    <div className="wrap py-5 phone:pt-2">
      {landing ? (
        <CategoryLanding {...{ category, childNodes, ...landing }} goods={list.products} />
      ) : (
        <>
          <ListHeading
            list={list}
            {...{ trail, title }}
            text={query.page === 1 && !isRearranged(query) ? description : undefined}
          />
          <CategoryMedallions categories={childNodes} />
        </>
      )}
      <ProductList
        {...{ scope: categoryScope(slug), query, list }}
        heading={landing ? `همهٔ کالاهای ${title}` : undefined}
      />
    </div>
  )
}
