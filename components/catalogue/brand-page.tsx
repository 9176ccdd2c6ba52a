import type { Metadata } from 'next'
import type { CallAnswer } from '@/lib/contract/call'
import { Picture } from '@/components/ui/picture'
import type { getBrand } from '@/lib/contract/catalogue/categories'
import { objectPictureUrl } from '@/lib/picture-urls'
import { paths } from '@/lib/paths'
import { brandShare } from '@/lib/seo/share-image/share-facts'
import { ListHeading } from './list-heading'
import { listMetadata, type ListPage } from './list-page'
import { brandScope } from './list-scope'
import type { ListQuery } from './list-query'
import { ProductList } from './product-list'

type Brand = CallAnswer<typeof getBrand>['data']['brand']
type BrandPageProps = { brand: Brand; query: ListQuery; list: ListPage }

export function brandMetadata({ brand, query }: BrandPageProps): Promise<Metadata> {
  const { slug, title, english_title, about } = brand
  return listMetadata(brandScope(slug), query, {
    title: english_title ? `کالاهای ${title} (${english_title})` : `کالاهای ${title}`,
    description: about || `قیمت و خرید کالاهای ${title} با ضمانت اصالت و ارسال سریع.`,
    share: brandShare(brand),
  })
}

export function BrandPage({ brand, query, list }: BrandPageProps) {
  const { slug, title, english_title, about, picture } = brand
  const trail = [
    { label: 'برندها', href: paths.brands },
    { label: title, href: paths.brand(slug) },
  ]
  return (
    <div className="wrap py-5 phone:pt-2">
      <ListHeading
        list={list}
        trail={trail}
        title={
          <>
            {picture && (
              <Picture
                src={objectPictureUrl(picture)}
                height={48}
                className="me-3 inline-block h-12 w-20 rounded bg-white object-contain"
              />
            )}
            {title}{' '}
            <bdi lang="en" className="text-lg font-medium text-ink-500">
              {english_title}
            </bdi>
          </>
        }
        text={query.page === 1 ? about : undefined}
      />
      <ProductList scope={brandScope(slug)} query={query} list={list} />
    </div>
  )
}
