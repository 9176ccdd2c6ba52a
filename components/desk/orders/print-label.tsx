import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import type { OrderPrints, PrintedOrder } from '@/lib/contract/desk/order-prints'
import { formatAddress } from '@/lib/domain/address-text'
import { calculateAmountDue } from '@/lib/domain/pricing'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { formatMobile } from '@/lib/persian/validators'

type LabelProps = { printed: PrintedOrder; seller: OrderPrints['seller']; className?: string }

/** What the courier reads: to whom, from whom, and the code to scan. */
export function LabelPaper({ printed, seller, className }: LabelProps) {
  const { order, address, items, qr_svg: qr } = printed
  const pieces = items.reduce((sum, { packed }) => sum + packed, 0)
  return (
    <article className={cn('desk-paper desk-paper-label flex flex-col gap-2', className)}>
      <header className="flex items-start gap-3 border-b-2 border-black pb-2">
        <div className="min-w-0 flex-1">
          <p className="text-[11px]">فرستنده</p>
          <p className="font-bold">
            <MixedText>{seller.name}</MixedText>
          </p>
          <p className="text-[11px] leading-5">
            <MixedText>{seller.address}</MixedText>
          </p>
          {seller.phone && (
            <p className="text-[11px]">
              تلفن <bdi dir="ltr">{persianDigits(seller.phone)}</bdi>
            </p>
          )}
        </div>
        <QrCode svg={qr} code={order.code} className="size-[26mm]" />
      </header>
      <div className="grow">
        <p className="text-[11px]">گیرنده</p>
        <p className="text-[18px] font-bold leading-8">
          <MixedText>{address?.receiver_name ?? ''}</MixedText>
        </p>
        {address && (
          <>
            <p className="text-[15px] leading-7">
              <MixedText>{persianDigits(formatAddress(address))}</MixedText>
            </p>
            {address.postal_code && (
              <p className="text-[15px]">
                کد پستی <bdi dir="ltr">{persianDigits(address.postal_code)}</bdi>
              </p>
            )}
            {address.receiver_mobile && (
              <p className="text-[15px]">
                تلفن <bdi dir="ltr">{persianDigits(formatMobile(address.receiver_mobile))}</bdi>
              </p>
            )}
          </>
        )}
        {order.note && (
          <p className="mt-1 border border-black p-1.5">
            <MixedText>{order.note}</MixedText>
          </p>
        )}
      </div>
      <footer className="grid grid-cols-[1fr_auto] gap-x-3 border-t-2 border-black pt-2">
        <p className="text-[17px] font-bold">
          <bdi dir="ltr">{persianDigits(order.code)}</bdi>
        </p>
        <p>{persianDigits(pieces)} عدد</p>
        {order.cash_on_delivery && (
          <p className="col-span-2 border-2 border-black p-1 text-center text-[16px] font-bold">
            هنگام تحویل {formatAmount(calculateAmountDue(order))} {currencyName()} دریافت شود
          </p>
        )}
        <p>
          {order.shipping_method}
          {order.delivery && ` · ${formatDate(`${order.delivery.day}T12:00:00Z`)}`}
          {order.delivery?.from &&
            ` · ${persianDigits(order.delivery.from)} تا ${persianDigits(order.delivery.to ?? '')}`}
        </p>
        {order.tracking_code && (
          <p>
            <bdi dir="ltr">{order.tracking_code}</bdi>
          </p>
        )}
      </footer>
    </article>
  )
}

type QrCodeProps = { svg: string; code: string; className?: string }

export function QrCode({ svg, code, className }: QrCodeProps) {
  return (
    <span
      role="img"
      aria-label={`کد سفارش ${code}`}
      className={cn('block shrink-0 bg-white [&>svg]:size-full', className)}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
