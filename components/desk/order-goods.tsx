import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'

export function OrderGoods({ whole: { order, items, refunds } }: { whole: StaffOrder }) {
  const sums: [string, number][] = [
    ['مبلغ کالاها', order.items_total],
    ['تخفیف', -order.discount],
    [order.coupon_code ? `کد تخفیف ${order.coupon_code}` : 'کد تخفیف', -order.coupon_discount],
    ['هزینهٔ ارسال', order.shipping_price],
    ['از کیف پول', -order.wallet_paid],
  ]
  return (
    <section className="desk-card overflow-hidden" aria-labelledby="goods">
      <header>
        <h2 id="goods" className="text-[14px] font-bold">
          کالاها
        </h2>
        <span className="text-note">{persianDigits(items.length)} قلم</span>
      </header>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="border-hair flex items-center gap-3 border-b px-3.5 py-2">
            {item.picture && (
              <Picture
                src={item.picture.url}
                alt=""
                width={40}
                height={40}
                className="border-hair size-10 rounded-[9px] border bg-white object-contain"
              />
            )}
            <p className="min-w-0 flex-1">
              <b className="block font-semibold">
                <MixedText>{item.title}</MixedText>
              </b>
              <span className="text-note text-[12px]">
                <MixedText>{Object.values(item.parent_value).join(' · ')}</MixedText>
                {item.reason && ` · دلیل: ${item.reason}`}
              </span>
            </p>
            <span>{persianDigits(item.quantity)} عدد</span>
            <b className="w-24 text-end font-semibold">
              {formatToman(item.final_price * item.quantity)}
            </b>
          </li>
        ))}
      </ul>
      <dl className="ms-auto grid w-full max-w-xs grid-cols-[1fr_auto] gap-x-4 gap-y-1 p-3.5">
        {sums.flatMap(([label, amount]) =>
          amount === 0
            ? []
            : [
                <dt key={label} className="text-note">
                  <MixedText>{label}</MixedText>
                </dt>,
                <dd key={`${label} amount`} className="text-end">
                  <bdi dir="ltr">
                    {amount < 0 && '-'}
                    {formatToman(Math.abs(amount))}
                  </bdi>
                </dd>,
              ],
        )}
        <dt className="font-bold">مبلغ قابل پرداخت</dt>
        <dd className="text-end font-bold">
          <bdi>{formatToman(order.payable)}</bdi> {TOMAN}
        </dd>
        {refunds.map(({ id, amount, created_at: at }) => (
          <div key={id} className="text-soon-ink contents">
            <dt>بازگشت به مشتری، {formatDate(at)}</dt>
            <dd className="text-end">{formatToman(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
