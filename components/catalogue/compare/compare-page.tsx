import { pictureSizes } from '@/styles/breakpoints'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import { PlusIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { ShareButton } from '@/components/ui/share-button'
import { CompareIcon } from '@/components/ui/shop-icons'
import { ShareIcon } from '@/components/ui/page-icons'
import { Switch } from '@/components/ui/switch'
import { ProductCard } from '@/components/catalogue/product-card'
import { findKind } from '@/components/catalogue/short-names'
import { toShownCard } from '@/components/catalogue/shown-card'
import type { Comparison } from '@/lib/contract/catalogue/compare'
import { MAX_COMPARED, READY_COMPARISON } from '@/lib/contract/limits'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { adviseOn } from './compare-advice'
import { buildCompareRows } from './compare-rows'
import { AdviceBox, CompareTable } from './compare-table'
import { OpenStoredComparison, StoredComparisonLink, StoreComparison } from './stored-comparison'

const CARD_SIZES = pictureSizes({ base: '45vw', sm: '30vw', md: '18.5rem', xl: '17.5rem' })

const trail = [{ label: 'خانه', href: '/' }, { label: 'مقایسه' }]

const SWITCH_ID = 'only-differences'

type ComparePageProps = Comparison & {
  /** The ids of the address as they are written, null where it has none. */
  requested: string | null
}

export function ComparePage({
  products,
  comparison_group: comparisonGroup,
  suggestions,
  starts,
  requested,
}: ComparePageProps) {
  if (products.length === 0) return <NothingToCompare {...{ suggestions, starts, requested }} />
  const ids = products.map(({ card }) => card.id)
  const advice = adviseOn(products)
  const { same } = buildCompareRows(products)
  const path = paths.compare(ids)
  const hasSwitch = ids.length > 1 && same.length > 0
  const canAdd = ids.length < MAX_COMPARED && suggestions.length > 0
  return (
    <div className="wrap py-4 desk:py-5">
      <Breadcrumb items={trail} />
      <StoreComparison ids={ids} comparisonGroup={comparisonGroup?.id ?? null} />
      <div className="group/compare mt-3">
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 phone:gap-x-0">
          <div className="me-auto min-w-0 phone:w-0 phone:flex-1">
            <h1 className="text-2xl font-extrabold phone:text-xl">
              مقایسهٔ {persianDigits(ids.length)}{' '}
              {findKind(products.map(({ card }) => card)) ?? 'کالا'}
            </h1>{' '}
            {ids.length > 1 && same.length === 0 && (
              <p className="mt-1 text-sm text-ink-500">همهٔ ویژگی‌ها فرق دارند</p>
            )}
          </div>
          <ShareButton
            icon={<ShareIcon />}
            title={`مقایسهٔ ${products.map(({ card }) => card.title).join('، ')}`}
            path={path}
          />
          {(hasSwitch || canAdd) && (
            <div
              className={cn(
                'flex items-center justify-between gap-4',
                hasSwitch && 'phone:basis-full',
              )}
            >
              {hasSwitch && (
                <Switch id={SWITCH_ID} label="فقط تفاوت‌ها" defaultChecked className="gap-3" />
              )}{' '}
              {canAdd && (
                <a
                  href="#more-to-compare"
                  className={buttonVariants({
                    variant: 'soft',
                    size: 'sm',
                    className: 'md:hidden',
                  })}
                >
                  <PlusIcon size={16} />
                  افزودن کالا
                </a>
              )}
            </div>
          )}
        </div>
        {advice && <AdviceBox lines={advice.lines} className="mb-3 px-4 md:hidden" />}
        <CompareTable products={products} switchId={SWITCH_ID} advice={advice} />
      </div>
      {ids.length === 1 && (
        <p className="mt-3 text-md text-ink-500">
          کالای دیگری بیفزایید تا تفاوت‌ها کنار هم دیده شوند.
        </p>
      )}
      {canAdd && (
        <section id="more-to-compare" aria-labelledby="more-title" className="scroll-mt-4 pt-8">
          <h2 id="more-title" className="mb-4 text-xl font-extrabold phone:text-lg">
            افزودن به مقایسه{comparisonGroup ? `، از ${comparisonGroup.title}` : ''}
          </h2>
          <SuggestionRail {...{ suggestions, ids }} />
        </section>
      )}
    </div>
  )
}

type SuggestionRailProps = Pick<Comparison, 'suggestions'> & { ids: readonly number[] }

/** One row on every screen, so that none is left alone under the others. */
function SuggestionRail({ suggestions, ids }: SuggestionRailProps) {
  return (
    <ul className="relative -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-2.5 overflow-x-auto px-4 pb-4 [scrollbar-width:thin] desk:-mx-1 desk:scroll-px-1 desk:gap-4 desk:px-1 phone:[scrollbar-width:none]">
      {suggestions.map((card) => (
        <li
          key={card.id}
          className="rail-goods flex shrink-0 snap-start flex-col justify-between gap-2"
        >
          <Suggestion card={card} ids={ids} />
        </li>
      ))}
    </ul>
  )
}

type SuggestionProps = { card: Comparison['suggestions'][number]; ids: readonly number[] }

function Suggestion({ card, ids }: SuggestionProps) {
  return (
    <>
      <ProductCard card={toShownCard(card)} sizes={CARD_SIZES} hasQuickAdd={false} />
      <ButtonLink
        href={paths.compare([...ids, card.id])}
        prefetch={false}
        variant="soft"
        size="sm"
        isFullWidth
        icon={<PlusIcon size={16} />}
      >
        {ids.length > 0 ? 'افزودن' : 'مقایسه'}
        <span className="sr-only">
          {ids.length > 0 ? ` ${card.title} به مقایسه` : ` ${card.title} با کالاهای دیگر`}
        </span>
      </ButtonLink>
    </>
  )
}

function NothingToCompare({
  suggestions,
  starts: [start, ...otherStarts],
  requested,
}: Pick<ComparePageProps, 'suggestions' | 'starts' | 'requested'>) {
  return (
    <div className="wrap py-4 desk:py-5">
      {requested === null && <OpenStoredComparison />}
      {requested === '' && <StoreComparison ids={[]} comparisonGroup={null} />}
      <Breadcrumb items={trail} />
      <EmptyState
        as="h1"
        className="!pb-6 phone:!pt-6"
        icon={<CompareIcon size={30} />}
        title="کالایی برای مقایسه نیست"
        text={
          start
            ? 'از پرفروش‌های زیر شروع کنید، یا در صفحهٔ هر کالا نشان ترازو را بزنید؛ تا ۴ کالای هم‌گروه کنار هم می‌آید.'
            : 'در صفحهٔ هر کالا نشان ترازو را بزنید تا اینجا کنار کالاهای هم‌گروهش بیاید؛ تا ۴ کالا کنار هم.'
        }
        action={
          <>
            <StoredComparisonLink />
            {!start && <ButtonLink href={paths.categories}>دیدن کالاها</ButtonLink>}
          </>
        }
      />
      {suggestions.length > 0 && (
        <section aria-labelledby="first-title">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="first-title" className="text-xl font-extrabold phone:text-lg">
              {start ? `پرفروش‌های ${start.category.title}` : 'از پرفروش‌ها شروع کنید'}
            </h2>
            {start && (
              <ButtonLink href={paths.compare(start.ids)} prefetch={false} size="sm">
                مقایسهٔ {persianDigits(READY_COMPARISON)} کالای اول
              </ButtonLink>
            )}
          </div>
          <SuggestionRail {...{ suggestions, ids: [] }} />
        </section>
      )}
      <OtherStarts starts={otherStarts} />
    </div>
  )
}

/** A table for each that is full at once. */
function OtherStarts({ starts }: Pick<Comparison, 'starts'>) {
  if (starts.length === 0) return null
  return (
    <section aria-labelledby="starts-title" className="pt-6">
      <h2 id="starts-title" className="mb-3 text-lg font-extrabold">
        {persianDigits(READY_COMPARISON)} پرفروش دسته‌ای دیگر کنار هم
      </h2>
      <ul className="flex flex-wrap gap-2">
        {starts.map(({ category, ids }) => (
          <li key={category.id}>
            <Link
              href={paths.compare(ids)}
              prefetch={false}
              className="flex min-h-11 items-center rounded-full border border-line px-4 text-sm hover:border-brand-300 hover:text-brand-700"
            >
              {category.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
