import { pictureSizes } from '@/styles/breakpoints'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PlusIcon } from '@/components/ui/icons'
import { CompareIcon } from '@/components/ui/shop-icons'
import { Switch } from '@/components/ui/switch'
import { ProductCard } from '@/components/catalogue/product-card'
import type { Comparison } from '@/lib/contract/catalogue/compare'
import { MAX_COMPARED } from '@/lib/contract/limits'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { CompareTable } from './compare-table'
import { StoredComparisonLink, StoreComparison } from './stored-comparison'

const CARD_SIZES = pictureSizes({ base: '45vw', sm: '30vw', md: '18.5rem', xl: '17.5rem' })

const trail = [{ label: 'خانه', href: '/' }, { label: 'مقایسه' }]

export function ComparePage({
  products,
  comparison_group: comparisonGroup,
  suggestions,
}: Comparison) {
  if (products.length === 0) return <NothingToCompare />
  const ids = products.map(({ card }) => card.id)
  return (
    <div className="wrap py-4 desk:py-5">
      <Breadcrumb items={trail} />
      <StoreComparison ids={ids} comparisonGroup={comparisonGroup?.id ?? null} />
      <div className="group/compare mt-3">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
          <h1 className="text-2xl font-extrabold phone:text-xl">
            مقایسهٔ {persianDigits(ids.length)} کالا
          </h1>
          {ids.length > 1 && <Switch label="فقط تفاوت‌ها" />}
        </div>
        <CompareTable products={products} />
      </div>
      {ids.length === 1 && (
        <p className="mt-3 text-md text-ink-500">
          کالای دیگری بیفزایید تا تفاوت‌ها کنار هم دیده شوند.
        </p>
      )}
      {ids.length < MAX_COMPARED && suggestions.length > 0 && (
        <section id="more-to-compare" aria-labelledby="more-title" className="scroll-mt-4 pt-8">
          <h2 id="more-title" className="mb-4 text-xl font-extrabold phone:text-lg">
            افزودن به مقایسه{comparisonGroup ? `، از ${comparisonGroup.title}` : ''}
          </h2>
          <ul className="grid grid-cols-goods gap-2.5 desk:gap-4">
            {suggestions.map((card) => (
              <li key={card.id} className="flex flex-col gap-2">
                <ProductCard card={card} sizes={CARD_SIZES} />
                <ButtonLink
                  href={paths.compare([...ids, card.id])}
                  prefetch={false}
                  variant="soft"
                  size="sm"
                  isFullWidth
                  icon={<PlusIcon size={16} />}
                >
                  افزودن
                  <span className="sr-only"> {card.title} به مقایسه</span>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function NothingToCompare() {
  return (
    <div className="wrap py-4 desk:py-5">
      <Breadcrumb items={trail} />
      <EmptyState
        as="h1"
        icon={<CompareIcon size={30} />}
        title="کالایی برای مقایسه نیست"
        text="در صفحهٔ هر کالا نشان ترازو را بزنید تا اینجا کنار کالاهای هم‌گروهش بیاید؛ تا ۴ کالا کنار هم."
        action={
          <>
            <StoredComparisonLink />
            <ButtonLink href={paths.categories} variant="soft">
              دیدن کالاها
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
