import type { CSSProperties, ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { IconLink } from '@/components/ui/icon-button'
import { ChevronDownIcon, CloseIcon, PlusIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { QuickAdd } from '@/components/catalogue/quick-add'
import type { ComparedProduct } from '@/lib/contract/catalogue/compare'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { MAX_COMPARED } from '@/lib/contract/limits'
import { paths } from '@/lib/paths'
import { persianDigits } from '@/lib/persian/digits'
import { responsiveImage } from '@/lib/picture-urls'
import { SPACIOUS_SCREEN } from '@/styles/breakpoints'
import { shortNames } from '../short-names'
import type { CompareAdvice } from './compare-advice'
import { buildCompareRows } from './compare-rows'
import { CompareScroller } from './compare-scroller'
import { CompareTableRow, RatingRow, rowClass } from './compare-table-row'

/** Letters of a name that stand beside each other on a phone. */
const ONE_LINE = 22

/** Up to three columns on a phone, and the edge of a fourth; all of them on a tablet. */
const tableClass =
  'block min-w-full phone:w-[calc(var(--compared)*var(--column))] md:table md:w-full md:min-w-[calc(10rem+var(--compared)*13rem)] md:table-fixed md:border-separate md:border-spacing-0'
const bodyClass = 'block md:table-row-group'
/** Hidden while only differences are shown. */
const sameClass = 'group-has-[[role=switch]:checked]/compare:hidden'

type CompareTableProps = {
  products: readonly ComparedProduct[]
  /** Of the switch that hides what does not differ. */
  switchId: string
  advice: CompareAdvice | null
}

/**
 * Where its columns do not fit it scrolls sideways, beside a first column that stays in view;
 * what is bought stays at hand under the shop's header, once the pictures have scrolled away.
 */
export function CompareTable({ products, switchId, advice }: CompareTableProps) {
  const cards = products.map(({ card }) => card)
  const { different, same, lone } = buildCompareRows(products)
  const names = shortNames(cards)
  const hasChoice = products.length > 1
  const style: CSSProperties & { '--compared': number; '--column': string } = {
    '--compared': products.length,
    '--column': products.length > 3 ? '31%' : `${100 / products.length}%`,
  }
  return (
    <CompareScroller
      style={style}
      isNarrow={products.length > 2}
      bar={<BuyBar {...{ cards, names, advice }} />}
    >
      {/* A caption out of sight would be a first row, by which the columns are measured. */}
      <table aria-label="مقایسهٔ مشخصات کالاها" className={tableClass}>
        <thead className={cn(bodyClass, 'md:table-header-group')}>
          <CompareHead {...{ cards, names, advice }} />
        </thead>
        <tbody className={bodyClass}>
          {hasChoice && <GroupHead span={products.length + 1}>آنچه با هم فرق دارند</GroupHead>}
          <RatingRow cards={cards} />
          {different.map((row) => (
            <CompareTableRow key={row.name} row={row} />
          ))}
        </tbody>
        {same.length > 0 && (
          <tbody className={cn(bodyClass, hasChoice && sameClass)}>
            {hasChoice && <GroupHead span={products.length + 1}>آنچه یکی است</GroupHead>}
            {same.map((row) => (
              <CompareTableRow key={row.name} row={row} />
            ))}
          </tbody>
        )}
        {lone.length > 0 && (
          <tbody className={cn(bodyClass, 'group/lone')}>
            <tr className={rowClass}>
              <th
                scope="rowgroup"
                colSpan={products.length + 1}
                className="col-span-full p-0 text-start"
              >
                <details className="sticky start-0 inline-block">
                  <summary className="flex min-h-12 cursor-pointer scroll-mt-40 list-none items-center gap-2 px-3 text-md font-bold hover:text-brand-700 md:px-0 phone:group-data-[narrow]/scroller:px-1.5">
                    ویژگی‌هایی که فقط برای یک کالا ثبت شده ({persianDigits(lone.length)})
                    <ChevronDownIcon
                      size={18}
                      className="shrink-0 text-ink-500 transition-transform group-has-[[open]]/lone:rotate-180"
                    />
                  </summary>
                </details>
              </th>
            </tr>
            {lone.map((row) => (
              <CompareTableRow key={row.name} row={row} isFolded />
            ))}
          </tbody>
        )}
      </table>
      {hasChoice && same.length > 0 && (
        <p className="sticky start-0 hidden flex-wrap items-center gap-x-4 px-3 pb-2 text-sm text-ink-500 group-has-[[role=switch]:checked]/compare:flex md:px-0">
          {persianDigits(same.length)} ویژگی در هر {persianDigits(products.length)} کالا یکی است.
          <label
            htmlFor={switchId}
            aria-hidden="true"
            className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-700 hover:underline"
          >
            نمایش همه
          </label>
        </p>
      )}
    </CompareScroller>
  )
}

function GroupHead({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr className={rowClass}>
      <th
        scope="rowgroup"
        colSpan={span}
        className="col-span-full p-0 text-start text-md font-bold"
      >
        <span className="sticky start-0 inline-block px-3 pb-1 pt-5 md:px-0 phone:group-data-[narrow]/scroller:px-1.5">
          {children}
        </span>
      </th>
    </tr>
  )
}

type AdviceBoxProps = { lines: CompareAdvice['lines']; className: string }

/** For whom each of them is, by the figures in which they differ. */
export function AdviceBox({ lines, className }: AdviceBoxProps) {
  return (
    <div className={cn('rounded-control bg-brand-50 py-3 text-sm text-brand-700', className)}>
      <ul aria-label="راهنمای انتخاب" className="space-y-1">
        {lines.map(({ purpose, pick }) => (
          <li key={purpose + pick}>
            <span className="font-semibold">{purpose}:</span> <MixedText>{pick}</MixedText>
          </li>
        ))}
      </ul>
    </div>
  )
}

type CompareHeadProps = {
  cards: readonly ProductCard[]
  names: readonly string[]
  /** The button of the one that is advised is the filled one; of none, all are. */
  advice: CompareAdvice | null
}

function CompareHead({ cards, names, advice }: CompareHeadProps) {
  const ids = cards.map(({ id }) => id)
  const areLong = names.some(({ length }) => length > ONE_LINE)
  return (
    <tr className={rowClass}>
      <td className="sticky start-0 z-[1] hidden w-40 bg-ground py-3 align-bottom md:table-cell">
        {advice && <AdviceBox lines={advice.lines} className="mb-3 px-3" />}
        {ids.length < MAX_COMPARED && (
          <a
            href="#more-to-compare"
            className="flex min-h-11 items-center justify-center gap-1.5 rounded-control border border-line px-2 text-center text-sm font-semibold text-brand-700 hover:bg-brand-50"
          >
            <PlusIcon size={18} />
            کالای دیگر
          </a>
        )}
      </td>
      {cards.map((card, nth) => (
        <th
          key={card.id}
          scope="col"
          className="flex min-w-0 snap-start flex-col px-3 py-2 text-start align-top font-medium md:table-cell md:py-3 md:pe-0 md:ps-6 phone:group-data-[narrow]/scroller:px-1.5"
        >
          <div className="relative pt-9 md:pt-0">
            {card === advice?.advised && (
              <span className="absolute start-0 top-1.5 z-[1] text-xs font-bold leading-6 text-brand-700 md:start-2 md:top-2 md:rounded-full md:bg-brand-50 md:px-2.5 [@media(max-width:359px)]:group-data-[narrow]/scroller:sr-only">
                پیشنهاد ما
              </span>
            )}
            <div className="stage relative aspect-square max-h-64 w-full overflow-hidden rounded-card md:aspect-[4/3]">
              {card.picture && (
                <Picture
                  {...responsiveImage(card.picture.url)}
                  sizes={`${SPACIOUS_SCREEN} 16rem, 9rem`}
                  className="absolute inset-0 size-full object-contain"
                />
              )}
            </div>
            <IconLink
              href={
                ids.length > 1
                  ? paths.compare(ids.filter((id) => id !== card.id))
                  : paths.emptyComparison
              }
              prefetch={false}
              scroll={false}
              size="sm"
              label={`برداشتن ${card.title} از مقایسه`}
              className="absolute -end-2.5 -top-1 z-[1] hover:bg-transparent md:end-0 md:top-0 phone:group-data-[narrow]/scroller:-end-1.5"
            >
              <span className="grid size-6 place-items-center rounded-full bg-ink-100 md:size-7 md:bg-paper md:shadow-card">
                <CloseIcon size={16} />
              </span>
            </IconLink>
          </div>
          <Link
            href={paths.product(card.slug)}
            className={cn(
              'whole-words mt-2 rounded text-sm font-bold leading-6 hover:text-brand-700 desk:text-md desk:leading-6',
              areLong && 'min-h-[2lh]',
            )}
          >
            <MixedText>{names[nth] ?? card.title}</MixedText>
          </Link>
          <span className="sr-only">
            ، {persianDigits(nth + 1)} از {persianDigits(cards.length)}
          </span>
          <div className="mb-2 mt-1 flex min-h-14 items-start phone:group-data-[narrow]/scroller:min-h-0 phone:group-data-[narrow]/scroller:[&_.price-cut]:px-1 phone:group-data-[narrow]/scroller:[&_.price-now]:whitespace-normal phone:group-data-[narrow]/scroller:[&_.price-now_bdi]:text-sm phone:group-data-[narrow]/scroller:[&_.price-stacked]:gap-x-1">
            <ComparePrice card={card} />
          </div>
          {canBuy(card) && (
            <div className="mt-auto phone:group-data-[narrow]/scroller:[&_i]:hidden">
              <AddButton
                card={card}
                shape={advice?.advised && card !== advice.advised ? 'soft' : 'wide'}
              />
            </div>
          )}
        </th>
      ))}
    </tr>
  )
}

function canBuy({ available, status }: ProductCard): boolean {
  return available && status === 'published'
}

function AddButton({ card, shape }: { card: ProductCard; shape: 'wide' | 'soft' }) {
  return (
    <QuickAdd
      productId={card.id}
      stockId={card.stock_id}
      title={card.title}
      href={paths.product(card.slug)}
      shape={shape}
    />
  )
}

/** In the columns of the table. */
function BuyBar({ cards, names, advice }: CompareHeadProps) {
  return (
    <div
      className={cn(
        tableClass,
        'grid grid-cols-[repeat(var(--compared),minmax(0,1fr))] md:grid md:grid-cols-[10rem_repeat(var(--compared),minmax(0,1fr))]',
      )}
    >
      <p className="sticky start-0 z-20 hidden h-16 items-center bg-ground text-sm text-ink-500 md:flex">
        مقایسهٔ {persianDigits(cards.length)} کالا
      </p>
      {cards.map((card, nth) => (
        <div key={card.id} className="compare-buy">
          {card.picture && (
            <Picture
              {...responsiveImage(card.picture.url)}
              sizes="40px"
              className="stage hidden size-10 shrink-0 rounded-lg object-contain lg:block"
            />
          )}
          <div className="compare-named">
            <span className="whole-words line-clamp-2 leading-4 md:leading-6">
              <MixedText>{names[nth] ?? card.title}</MixedText>
            </span>
            {canBuy(card) && <Price rials={card.final_price} size="sm" />}
          </div>
          {canBuy(card) && (
            <AddButton card={card} shape={card === advice?.advised ? 'wide' : 'soft'} />
          )}
        </div>
      ))}
    </div>
  )
}

function ComparePrice({ card }: { card: ProductCard }) {
  if (card.status === 'coming_soon') return <Badge tone="saffron">به‌زودی</Badge>
  if (!card.available) return <Badge tone="neutral">ناموجود</Badge>
  const { final_price, price, percent } = card
  return <Price rials={final_price} oldRials={price} percent={percent} isStacked />
}
