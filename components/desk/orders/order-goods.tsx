import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import { persianDigits } from '@/lib/persian/digits'
import { currencyName } from '@/lib/persian/money'
import { Amount } from '../ui/amount'
import { readSettlement } from './order-settlement'
import { listToPack, packItem, useParcel } from './packed-goods'

const SHIPPING = 'هزینهٔ ارسال'

export function OrderGoods({ whole }: { whole: StaffOrder }) {
  const { order, items, refunds, picking, exchange_stocks: exchangeStocks } = whole
  const isSale = order.type === 'sales'
  const sums: [string, number][] = [
    ['مبلغ کالاها', order.items_total],
    ['تخفیف', -order.discount],
    [order.coupon_code ? `کد تخفیف ${order.coupon_code}` : 'کد تخفیف', -order.coupon_discount],
    [SHIPPING, order.shipping_price],
    ['کالای جایگزین', -order.exchange_total],
  ]
  const returned = refunds.reduce((sum, { amount }) => sum + amount, 0)
  const refundedUnits = (id: number) =>
    refunds
      .flatMap((refund) => refund.items)
      .reduce((sum, line) => sum + (line.order_item_id === id ? line.quantity : 0), 0)
  const { isPaid, rows } = readSettlement(whole)
  const { packed } = useParcel(order.id)
  const toPack = listToPack(whole)
  const packedCount = toPack.filter(({ id }) => packed.includes(id)).length
  return (
    <section className="desk-card overflow-hidden" aria-labelledby="goods">
      <header>
        <h2 id="goods" className="text-[14px] font-bold">
          کالاها
        </h2>
        <span className="text-note">
          {persianDigits(items.length)} قلم · مبلغ‌ها به {currencyName()}
        </span>
        {toPack.length > 0 && (
          <span
            role="status"
            className={cn(
              'ms-auto',
              packedCount === toPack.length ? 'text-done-ink font-semibold' : 'text-note',
            )}
          >
            {persianDigits(packedCount)} از {persianDigits(toPack.length)} قلم در بسته است
          </span>
        )}
      </header>
      <ul>
        {items.map((item) => {
          const picked = picking.find(({ order_item_id: id }) => id === item.id)
          const packable = toPack.find(({ id }) => id === item.id)
          const isPacked = packable !== undefined && packed.includes(item.id)
          return (
            <li
              key={item.id}
              className="border-hair flex items-center gap-3 border-b px-3.5 py-2 phone:flex-wrap phone:gap-y-0"
            >
              <label className="flex min-w-0 flex-1 items-center gap-3 phone:basis-full">
                {toPack.length > 0 && (
                  <input
                    type="checkbox"
                    className={cn('desk-check', !packable && 'invisible')}
                    aria-label={`در بسته: ${packable?.title ?? item.title}`}
                    checked={isPacked}
                    onChange={({ target }) => packItem(whole, item.id, target.checked)}
                  />
                )}
                {item.picture && (
                  <Picture
                    src={item.picture.url}
                    alt=""
                    width={40}
                    height={40}
                    className="border-hair bg-picture size-10 shrink-0 rounded-[9px] border object-contain"
                  />
                )}
                <span className="min-w-0 flex-1">
                  <b className={cn('block font-semibold', isPacked && 'text-note')}>
                    <MixedText>{item.title}</MixedText>
                  </b>
                  <span className="text-note block text-[12px]">
                    <MixedText>{Object.values(item.parent_value).join(' · ')}</MixedText>
                    {picked?.sku && (
                      <>
                        {Object.keys(item.parent_value).length > 0 && ' · '}
                        <bdi dir="ltr">{picked.sku}</bdi>
                      </>
                    )}
                    {item.reason && ` · دلیل: ${item.reason}`}
                    {refundedUnits(item.id) > 0 && (
                      <b className="text-soon-ink">
                        {' '}
                        · {persianDigits(refundedUnits(item.id))} عدد بازپرداخت شد
                      </b>
                    )}
                  </span>
                  {item.exchange && (
                    <WantedInstead exchange={item.exchange} stocks={exchangeStocks} />
                  )}
                </span>
              </label>
              <span
                className={cn(
                  'whitespace-nowrap phone:flex-1',
                  // Under the name: past its picture, and the box of what is packed.
                  toPack.length > 0 ? 'phone:ms-[84px]' : 'phone:ms-[52px]',
                )}
              >
                {persianDigits(item.quantity)} عدد
              </span>
              <span className="text-note flex w-28 shrink-0 items-center gap-1.5 phone:hidden">
                <span aria-hidden="true">×</span>
                <span className="sr-only">هر یک </span>
                <Amount rials={item.final_price} />
              </span>
              <b className="w-28 shrink-0 font-semibold">
                <Amount rials={item.final_price * item.quantity} />
              </b>
            </li>
          )
        })}
      </ul>
      <dl className="ms-auto grid w-full max-w-xs grid-cols-[1fr_7rem] gap-x-3 gap-y-1 p-3.5">
        {sums.flatMap(([label, amount]) =>
          amount === 0 && !(isSale && label === SHIPPING)
            ? []
            : [
                <dt key={label} className="text-note">
                  <MixedText>{label}</MixedText>
                </dt>,
                <dd key={`${label} amount`}>
                  {amount === 0 ? 'رایگان' : <Amount rials={amount} />}
                </dd>,
              ],
        )}
        <dt className="font-bold">
          {isSale ? (isPaid ? 'جمع سفارش' : 'مبلغ قابل پرداخت') : 'بازگشت به کیف پول'}
        </dt>
        <dd className="font-bold">
          <Amount rials={order.payable - order.exchange_total} />
        </dd>
        {rows.map(({ title, rials, isDue }) => (
          <div key={title} className={cn('contents', isDue && 'text-soon-ink font-semibold')}>
            <dt className={isDue ? undefined : 'text-note'}>{title}</dt>
            <dd>
              <Amount rials={rials} />
            </dd>
          </div>
        ))}
        {returned > 0 && (
          <>
            <dt className="text-soon-ink">بازگشت به مشتری</dt>
            <dd className="text-soon-ink">
              <Amount rials={-returned} />
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}

const EXCHANGE_STATES = {
  held: 'کنار گذاشته شده',
  ordered: 'سفارش آن ساخته شد',
  released: 'دیگر نگه داشته نمی‌شود',
}

type WantedInsteadProps = {
  exchange: NonNullable<StaffOrder['items'][number]['exchange']>
  stocks: StaffOrder['exchange_stocks']
}

/** What the customer wants instead, and what is left of it beside. */
function WantedInstead({ exchange, stocks }: WantedInsteadProps) {
  const left = stocks.find((stock) => stock.stock_id === exchange.stock_id)?.available ?? 0
  const name = Object.values(exchange.parent_value).join(' · ') || 'همین کالا'
  return (
    <span className="text-acting-ink block text-[12px]">
      <MixedText>{`تعویض با ${name}`}</MixedText>
      <span className="text-note">
        {' '}
        · {EXCHANGE_STATES[exchange.state]}
        {exchange.state !== 'ordered' &&
          ` · ${left > 0 ? `${persianDigits(left)} عدد دیگر در انبار` : 'عدد دیگری در انبار نیست'}`}
      </span>
    </span>
  )
}
