import { isolateLatin } from '@/lib/persian/latin-runs'
import { ProductGrid } from '@/components/catalogue/product-grid'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { InfoIcon } from '@/components/ui/page-icons'
import type { RemovedProduct } from '@/lib/contract/product/product-info'
import { paths } from '@/lib/paths'

export function RemovedProductPage({ product, similar }: RemovedProduct) {
  const { title, category } = product
  return (
    <div className="wrap py-4 desk:py-5">
      <EmptyState
        as="h1"
        icon={<InfoIcon size={30} />}
        title="این کالا دیگر فروخته نمی‌شود"
        text={`«${isolateLatin(title)}» از فروشگاه برداشته شده است و بازنمی‌گردد.`}
        action={
          <>
            <ButtonLink href={paths.category(category.slug)}>{category.title}</ButtonLink>
            <ButtonLink href={paths.home} variant="ghost">
              صفحهٔ اصلی
            </ButtonLink>
          </>
        }
      />
      {similar.length > 0 && (
        <section aria-labelledby="instead" className="pb-8">
          <h2 id="instead" className="mb-4 text-xl font-extrabold phone:text-lg">
            به جای آن
          </h2>
          <ProductGrid products={similar} early={4} />
        </section>
      )}
    </div>
  )
}
