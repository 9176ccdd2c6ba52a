import type { CSSProperties } from 'react'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { Price } from '@/components/ui/price'
import { Rating } from '@/components/ui/rating'
import type { ComparedProduct } from '@/lib/contract/catalogue/compare'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { MAX_COMPARED } from '@/lib/contract/limits'
import { Picture } from '@/components/ui/picture'
import { responsiveImage } from '@/lib/picture-urls'
import Link from '@/components/ui/link'
import { IconLink } from '@/components/ui/icon-button'
import { CloseIcon, PlusIcon } from '@/components/ui/icons'
import { paths } from '@/lib/paths'
import { findCheapest, buildCompareSections, type CompareRow } from './compare-rows'
import { MixedText } from '@/components/ui/mixed-text'

type CompareHeadProps = { cards: readonly ProductCard[]; canAdd: boolean }

/** Stays in view above the rows, but in a low window. */
function CompareHead({ cards, canAdd }: CompareHeadProps) {
  const ids = cards.map(({ id }) => id)
  return (
    <thead>
      <tr>
        <td className="sticky start-0 top-0 z-[2] w-[5.5rem] rounded-ss-card border-b border-line bg-paper desk:w-44 lg:top-[var(--header)] short:top-auto" />
        {cards.map((card) => (
          <th
            key={card.id}
            scope="col"
            className="sticky top-0 z-[1] border-b border-line bg-paper p-3 text-start align-top font-medium last:rounded-se-card lg:top-[var(--header)] short:static"
          >
            <div className="flex items-start justify-between">
              <span className="stage relative size-16 overflow-hidden rounded-control desk:size-24">
                {card.picture && (
                  <Picture
                    {...responsiveImage(card.picture.url)}
                    sizes="96px"
                    className="absolute inset-0 size-full object-cover"
                  />
                )}
              </span>
              <IconLink
                href={paths.compare(ids.filter((id) => id !== card.id))}
                prefetch={false}
                scroll={false}
                size="sm"
                label={`برداشتن ${card.title} از مقایسه`}
              >
                <CloseIcon size={18} />
              </IconLink>
            </div>
            <Link
              href={paths.product(card.slug)}
              className="mt-2 line-clamp-3 rounded text-sm hover:text-brand-700 desk:line-clamp-2 desk:text-md"
            >
              <MixedText>{card.title}</MixedText>
            </Link>
          </th>
        ))}
        {canAdd && (
          <td className="sticky top-0 z-[1] rounded-se-card border-b border-line bg-paper p-2 desk:p-3 lg:top-[var(--header)] short:static">
            <a
              href="#more-to-compare"
              className="grid h-full min-h-28 place-items-center content-center gap-2 rounded-card border border-dashed border-edge p-3 text-sm font-semibold text-brand-700 hover:bg-brand-50"
            >
              <PlusIcon />
              افزودن کالا
            </a>
          </td>
        )}
      </tr>
    </thead>
  )
}

const rowHeadClass =
  'sticky start-0 z-[1] border-e border-line bg-paper p-3 text-start align-top text-sm font-medium text-ink-500 phone:px-2 phone:text-xs'
const cellClass = 'border-b border-line p-3 align-top text-sm desk:text-md'
/** Hidden while only differences are shown. */
const sameRowClass = 'group-has-[:checked]/compare:hidden'

/** Where four columns do not fit it scrolls within itself, so that its head and first column stay in view. */
export function CompareTable({ products }: { products: readonly ComparedProduct[] }) {
  const canAdd = products.length < MAX_COMPARED
  const span = products.length + 1 + Number(canAdd)
  const style: CSSProperties & { '--compared': number } = { '--compared': span - 1 }
  return (
    <div
      role="region"
      aria-label="جدول مقایسه"
      tabIndex={0}
      className="relative max-h-[85dvh] overflow-auto overscroll-x-contain rounded-card bg-paper shadow-card lg:max-h-none lg:overflow-visible short:max-h-none"
    >
      <table
        style={style}
        className="w-full min-w-[calc(5.5rem+var(--compared)*8.5rem)] table-fixed border-separate border-spacing-0 desk:min-w-[calc(11rem+var(--compared)*13rem)]"
      >
        <caption className="sr-only">مقایسهٔ مشخصات کالاها</caption>
        <CompareHead cards={products.map(({ card }) => card)} canAdd={canAdd} />
        <tbody>
          <PriceRow products={products} canAdd={canAdd} />
          <RatingRow products={products} canAdd={canAdd} />
        </tbody>
        {buildCompareSections(products).map(({ title, rows }) => (
          <tbody
            key={title}
            className={cn(!rows.some(({ isDifferent }) => isDifferent) && sameRowClass)}
          >
            <tr>
              <th
                scope="rowgroup"
                colSpan={span}
                className="border-b border-line bg-ink-50 p-0 text-start text-md font-bold"
              >
                <span className="sticky start-0 inline-block px-3 py-2.5">{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <CompareTableRow key={row.name} row={row} canAdd={canAdd} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

type RowProps = { row: CompareRow; canAdd: boolean }

function CompareTableRow({ row: { name, values, isDifferent }, canAdd }: RowProps) {
  return (
    <tr className={cn(!isDifferent && sameRowClass)}>
      <th scope="row" className={cn(rowHeadClass, 'border-b')}>
        {name}
        {isDifferent && (
          <>
            <span
              aria-hidden="true"
              data-mark
              className="ms-1.5 inline-block size-2 rounded-full bg-saffron-500"
            />
            <span className="sr-only"> (متفاوت)</span>
          </>
        )}
      </th>
      {values.map((value, index) => (
        <td key={index} className={cellClass}>
          {value === null ? <MissingValue /> : <MixedText>{value}</MixedText>}
        </td>
      ))}
      {canAdd && <td className={cellClass} />}
    </tr>
  )
}

function MissingValue() {
  return (
    <>
      <span aria-hidden="true" className="text-ink-500">
        —
      </span>
      <span className="sr-only">گفته نشده</span>
    </>
  )
}

type CardsRowProps = { products: readonly ComparedProduct[]; canAdd: boolean }

function PriceRow({ products, canAdd }: CardsRowProps) {
  const cheapest = findCheapest(products)
  return (
    <tr>
      <th scope="row" className={cn(rowHeadClass, 'border-b')}>
        بهترین قیمت
      </th>
      {products.map(({ card }) => (
        <td key={card.id} className={cellClass}>
          <ComparePrice card={card} />
          {card.id === cheapest && (
            <Badge tone="success" className="mt-1">
              کمترین قیمت
            </Badge>
          )}
        </td>
      ))}
      {canAdd && <td className={cellClass} />}
    </tr>
  )
}

function ComparePrice({ card }: { card: ProductCard }) {
  if (card.status === 'coming_soon') return <Badge tone="saffron">به‌زودی</Badge>
  if (!card.available) return <Badge tone="neutral">ناموجود</Badge>
  const { final_price, price, percent } = card
  return <Price rials={final_price} oldRials={price} percent={percent} className="w-fit" />
}

function RatingRow({ products, canAdd }: CardsRowProps) {
  return (
    <tr>
      <th scope="row" className={cn(rowHeadClass, 'border-b')}>
        امتیاز خریداران
      </th>
      {products.map(({ card }) => (
        <td key={card.id} className={cellClass}>
          {card.rate === null ? (
            <span className="text-ink-500">هنوز بی‌امتیاز</span>
          ) : (
            <Rating value={card.rate} count={card.rate_count} />
          )}
        </td>
      ))}
      {canAdd && <td className={cellClass} />}
    </tr>
  )
}
