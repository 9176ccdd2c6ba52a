import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { Price } from '@/components/ui/price'
import { Rating } from '@/components/ui/rating'
import type { Compared } from '@/lib/contract/compare'
import type { ProductCard } from '@/lib/contract/products'
import { MOST_COMPARED } from '@/lib/contract/limits'
import { CompareHead } from './compare-head'
import { cheapestOf, compareSections, type CompareRow } from './compare-rows'

const rowHead =
  'sticky start-0 z-[1] border-e border-line bg-paper p-3 text-start align-top text-sm font-medium text-ink-500 phone:px-2 phone:text-xs'
const cell = 'border-b border-line p-3 align-top text-sm desk:text-md'
/** Rows that say nothing new, while only differences are wanted. */
const same = 'group-has-[:checked]/compare:hidden'

/** Scrolls within itself both ways, so that the products and the names of the rows stay in view. */
export function CompareTable({ products }: { products: readonly Compared[] }) {
  const canAdd = products.length < MOST_COMPARED
  const span = products.length + 1 + Number(canAdd)
  return (
    <div
      role="region"
      aria-label="جدول مقایسه"
      tabIndex={0}
      className="relative max-h-[85dvh] overflow-auto overscroll-x-contain rounded-card bg-paper shadow-card"
    >
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">مقایسهٔ مشخصات کالاها</caption>
        <CompareHead cards={products.map(({ card }) => card)} canAdd={canAdd} />
        <tbody>
          <CostRow products={products} canAdd={canAdd} />
          <RatingRow products={products} canAdd={canAdd} />
        </tbody>
        {compareSections(products).map(({ title, rows }) => (
          <tbody key={title} className={cn(!rows.some(({ differs }) => differs) && same)}>
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
              <Row key={row.name} row={row} canAdd={canAdd} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

type RowProps = { row: CompareRow; canAdd: boolean }

function Row({ row: { name, values, differs }, canAdd }: RowProps) {
  return (
    <tr className={cn(!differs && same)}>
      <th scope="row" className={cn(rowHead, 'border-b')}>
        {name}
        {differs && (
          <>
            <span
              aria-hidden="true"
              className="ms-1.5 inline-block size-2 rounded-full bg-saffron-500"
            />
            <span className="sr-only"> (متفاوت)</span>
          </>
        )}
      </th>
      {values.map((value, at) => (
        <td key={at} className={cell}>
          {value ?? <Untold />}
        </td>
      ))}
      {canAdd && <td className={cell} />}
    </tr>
  )
}

function Untold() {
  return (
    <>
      <span aria-hidden="true" className="text-ink-500">
        —
      </span>
      <span className="sr-only">گفته نشده</span>
    </>
  )
}

type CardsRowProps = { products: readonly Compared[]; canAdd: boolean }

function CostRow({ products, canAdd }: CardsRowProps) {
  const cheapest = cheapestOf(products)
  return (
    <tr>
      <th scope="row" className={cn(rowHead, 'border-b')}>
        بهترین قیمت
      </th>
      {products.map(({ card }) => (
        <td key={card.id} className={cell}>
          <Cost card={card} />
          {card.id === cheapest && (
            <Badge tone="success" className="mt-1">
              کمترین قیمت
            </Badge>
          )}
        </td>
      ))}
      {canAdd && <td className={cell} />}
    </tr>
  )
}

function Cost({ card }: { card: ProductCard }) {
  if (card.status === 'coming_soon') return <Badge tone="saffron">به‌زودی</Badge>
  if (!card.available) return <Badge tone="neutral">ناموجود</Badge>
  const { final_price, price, percent } = card
  return <Price rials={final_price} oldRials={price} percent={percent} className="w-fit" />
}

function RatingRow({ products, canAdd }: CardsRowProps) {
  return (
    <tr>
      <th scope="row" className={cn(rowHead, 'border-b')}>
        امتیاز خریداران
      </th>
      {products.map(({ card }) => (
        <td key={card.id} className={cell}>
          {card.rate === null ? (
            <span className="text-ink-500">هنوز بی‌امتیاز</span>
          ) : (
            <Rating value={card.rate} count={card.rate_count} />
          )}
        </td>
      ))}
      {canAdd && <td className={cell} />}
    </tr>
  )
}
