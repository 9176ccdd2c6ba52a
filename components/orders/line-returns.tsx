import Link from '@/components/ui/link'
import type { OrderItem, WholeOrder } from '@/lib/contract/orders/order'
import { OPEN_RETURNS } from '@/lib/contract/orders/order-status'
import { isVoidReturn } from '@/lib/domain/order-statuses'
import { paths } from '@/lib/paths'
import { persianDigits } from '@/lib/persian/digits'

type ReturnedOrder = Pick<WholeOrder, 'refers' | 'refunds'>

/** The returns of one line that were not refused or withdrawn, each with how many units it has. */
function returnsOf({ refers }: Pick<ReturnedOrder, 'refers'>, item: OrderItem) {
  return refers
    .filter(({ status }) => !isVoidReturn(status))
    .flatMap(({ id, code, status, items }) =>
      items
        .filter(({ order_item_id: itemId }) => itemId === item.id)
        .map(({ id: lineId, quantity, exchange_value: wanted }) => ({
          ...{ id, code, lineId, quantity, isExchange: wanted !== null },
          isOpen: OPEN_RETURNS.some((one) => one === status),
        })),
    )
}

/** Nothing of it is left with its customer as it was bought, or will be. */
export function isGivenBack(whole: ReturnedOrder, item: OrderItem): boolean {
  const returned = returnsOf(whole, item).map(({ quantity }) => quantity)
  const refunded = whole.refunds
    .flatMap(({ items }) => items)
    .filter(({ order_item_id: itemId }) => itemId === item.id)
    .map(({ quantity }) => quantity)
  return [...returned, ...refunded].reduce((sum, one) => sum + one, 0) >= item.quantity
}

/** What becomes of one line of what has arrived, each with the way to its return. */
export function LineReturns({ whole, item }: { whole: ReturnedOrder; item: OrderItem }) {
  return returnsOf(whole, item).map(({ id, code, lineId, quantity, isExchange, isOpen }) => {
    const kind = isExchange ? 'تعویض' : 'مرجوعی'
    const count = item.quantity > 1 ? `${persianDigits(quantity)} عدد ` : ''
    const done = isExchange ? 'تعویض شد' : 'مرجوع شد'
    return (
      <p key={lineId} className="mt-1 text-sm text-ink-700">
        {count}
        {isOpen ? `در حال ${kind}` : done}؛{' '}
        <Link
          href={paths.account.refer(id)}
          prefetch={false}
          className="-my-2 inline-block py-2 font-semibold text-brand-700 underline print:hidden"
        >
          {isOpen ? `پیگیری ${kind}` : `دیدن ${kind}`}
          <span className="sr-only">
            {' '}
            <bdi dir="ltr">{persianDigits(code)}</bdi>
          </span>
        </Link>
      </p>
    )
  })
}
