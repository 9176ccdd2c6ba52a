'use client'

import { useQueryClient } from '@tanstack/react-query'
import { RateProduct } from '@/components/reviews/rate-product'
import { ButtonLink } from '@/components/ui/button'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { orderKeys } from '@/lib/client/query-keys'
import type { OrderItem, WholeOrder } from '@/lib/contract/orders/order'
import { paths } from '@/lib/paths'
import { persianDigits } from '@/lib/persian/digits'
import { holdMeasures } from '@/lib/persian/hold-phrases'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { responsiveImage } from '@/lib/picture-urls'
import { BuyAgainButton } from './buy-again-button'
import { isGivenBack, LineReturns } from './line-returns'
import { WantedInstead } from './order-links'

function variantOf({ parent_value: chosen }: OrderItem): string {
  return Object.entries(chosen)
    .map(([name, value]) => `${name}: ${value}، `)
    .join('')
}

type LineActionsProps = { whole: WholeOrder; item: OrderItem }

/** What its customer may do with one line of what has arrived. */
function LineActions({ whole: { order, items, actions }, item }: LineActionsProps) {
  const { title, parent_value: chosen, returnable_quantity: left = 0 } = item
  const name = [title, ...Object.values(chosen)].join('، ')
  // Of one line alone the head of the page offers it.
  const canBuyAgain = actions.includes('buy_again') && items.length > 1
  const canReturn = actions.includes('return') && left > 0
  if (!canBuyAgain && !canReturn) return null
  return (
    <div
      role="group"
      aria-label={`کارهای ${name}`}
      className="mt-1 flex basis-full flex-wrap gap-2 desk:ps-[92px] print:hidden"
    >
      {canBuyAgain && (
        <BuyAgainButton
          whole={{ order, items: [item] }}
          variant="ghost"
          size="sm"
          label={`خرید دوباره: ${name}`}
        />
      )}
      {canReturn && (
        <ButtonLink
          href={paths.account.requestReturn(order.id, item.id)}
          prefetch={false}
          variant="ghost"
          size="sm"
          aria-label={`مرجوعی یا تعویض: ${name}`}
        >
          مرجوعی یا تعویض
        </ButtonLink>
      )}
    </div>
  )
}

export function OrderLineList({ whole }: { whole: WholeOrder }) {
  const { order, items, ratings } = whole
  const queryClient = useQueryClient()
  const hasArrived = order.type === 'sales' && order.status === 'delivery'
  const rateOf = ({ product_id: id }: OrderItem) =>
    ratings.find((one) => one.product_id === id)?.rate ?? null
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="flex flex-wrap gap-x-3 py-3 first:pt-0 last:pb-0">
          {item.picture ? (
            // Without a box of its own the row would put its gap before each format of the picture, too.
            <span className="size-20 shrink-0">
              <Picture
                {...responsiveImage(item.picture.url)}
                alt=""
                sizes="80px"
                width={80}
                height={80}
                className="stage size-20 rounded-control object-cover"
              />
            </span>
          ) : (
            <span className="size-20 shrink-0 rounded-control bg-ink-100" />
          )}
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
            <div className="min-w-0 basis-full desk:flex-1 desk:basis-0">
              <h3 className="font-medium">
                <Link
                  href={paths.product(item.slug)}
                  prefetch={false}
                  className="hover:text-brand-700"
                >
                  <MixedText>{holdMeasures(item.title)}</MixedText>
                </Link>
              </h3>
              <p className="text-sm text-ink-500">
                <MixedText>
                  {holdMeasures(`${variantOf(item)}${persianDigits(item.quantity)} عدد`)}
                </MixedText>
              </p>
              {item.reason && <p className="text-sm text-ink-700">دلیل: {item.reason}</p>}
              {item.exchange && <WantedInstead exchange={item.exchange} />}
            </div>
            <p className="shrink-0 text-md desk:text-end">
              {item.price > item.final_price && (
                <>
                  <s className="me-1 text-sm text-ink-500">
                    <span className="sr-only">قیمت پیش از تخفیف: </span>
                    <bdi>{formatAmount(item.price * item.quantity)}</bdi>
                  </s>{' '}
                  <span className="sr-only">قیمت با تخفیف: </span>
                </>
              )}
              <bdi className="font-bold">{formatAmount(item.final_price * item.quantity)}</bdi>{' '}
              <span className="text-xs text-ink-500">{currencyName()}</span>
            </p>
            {hasArrived && (
              <div className="basis-full empty:hidden">
                <LineReturns whole={whole} item={item} />
                {(rateOf(item) !== null || !isGivenBack(whole, item)) && (
                  <RateProduct
                    productId={item.product_id}
                    title={item.title}
                    rate={rateOf(item)}
                    onRated={() =>
                      void queryClient.invalidateQueries({ queryKey: orderKeys.detail(order.id) })
                    }
                  />
                )}
              </div>
            )}
          </div>
          {hasArrived && <LineActions whole={whole} item={item} />}
        </li>
      ))}
    </ul>
  )
}
