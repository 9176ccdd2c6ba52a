import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import ComplementRail from '@/components/cart/complements'
import { notifyError } from '@/components/form/notify-error'
import { formatPackingTime } from '@/lib/domain/delivery-estimate'
import { formatAddress } from '@/lib/domain/address-text'
import { isCancelled } from '@/lib/domain/order-statuses'
import { WALLET_CREDIT } from '@/lib/domain/wallet-credit'
import { BuyAgainButton } from '@/components/orders/buy-again-button'
import { changeableOf, DeliveryChanges } from '@/components/orders/delivery-changes'
import { formatArrival, formatDelivery } from '@/components/orders/order-arrival'
import { gatewayNames } from '@/components/orders/order-facts'
import { orderTimeline } from '@/components/orders/order-timeline'
import { CalendarIcon } from '@/components/ui/account-icons'
import { Button, ButtonLink } from '@/components/ui/button'
import { CopyText } from '@/components/ui/copy-text'
import { CheckIcon } from '@/components/ui/icons'
import { lazyComponent } from '@/components/ui/lazy-component'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { Timeline } from '@/components/ui/timeline'
import { fetchOrderCalendar, orderQuery } from '@/lib/client/queries/orders'
import type { Order, OrderItem, OrderRefund, WholeOrder } from '@/lib/contract/orders/order'
import { paths } from '@/lib/paths'
import { formatHours } from '@/lib/persian/dates'
import { toTehranTime } from '@/lib/persian/days'
import { formatNearDay } from '@/lib/persian/near-day'
import { persianDigits } from '@/lib/persian/digits'
import { holdMeasures, holdPhrases } from '@/lib/persian/hold-phrases'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { splitTitle } from '@/lib/persian/split-title'
import { responsiveImage } from '@/lib/picture-urls'
import { useUser } from '@/stores/user'

const CancelDialog = lazyComponent(() => import('@/components/orders/cancel-order-dialog'))

type OrderReceiptProps = {
  orderId: number
  /** What is known without the order: while it loads, and where it does not come. */
  fallback: ReactNode
}

export default function OrderReceipt({ orderId, fallback }: OrderReceiptProps) {
  const { data } = useQuery(orderQuery(orderId))
  const containerRef = useRef<HTMLDivElement>(null)
  const [isCancelling, setIsCancelling] = useState(false)
  const close = () => setIsCancelling(false)
  if (!data) return fallback
  return (
    <div ref={containerRef} tabIndex={-1} className="outline-none">
      {isCancelled(data.order.status) ? (
        <CancelledReceipt whole={data} />
      ) : (
        <Receipt whole={data} onCancel={() => setIsCancelling(true)} />
      )}
      {isCancelling && (
        <CancelDialog
          whole={data}
          onClose={close}
          onLoadError={close}
          onDone={() => {
            // The button that opened it is gone with the order.
            containerRef.current?.focus()
            close()
          }}
        />
      )}
    </div>
  )
}

/** When it comes, before anything else; a day that has passed is promised no more. */
function headlineOf({ delivery, shipping_method: method, is_pickup: isPickup }: Order): string {
  if (delivery === null || delivery.day < toTehranTime(new Date()).day) return 'سفارش شما ثبت شد'
  const { day, from, to } = delivery
  if (from && to)
    return `${formatNearDay(day)}، بین ${formatHours({ from, to })} دم\u00a0در\u00a0هستیم.`
  if (isPickup) return [method, formatDelivery(delivery)].filter(Boolean).join('، ')
  const carrier = method ? ` با ${method}` : ''
  return `${formatArrival(delivery)}${carrier} می‌رسد.`
}

function Receipt({ whole, onCancel }: { whole: WholeOrder; onCancel: () => void }) {
  const { order, items, address, payments } = whole
  const customerName = useUser(({ info }) => info?.name)
  const paid = payments.filter(({ status }) => status === 'paid')
  const reference = paid.findLast(({ ref_id: ref }) => ref)?.ref_id
  return (
    <>
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_var(--width-summary)] md:gap-10">
        <div className="min-w-0">
          <div role="status">
            <p className="flex items-center gap-2 font-bold text-success-700">
              <CheckIcon size={20} className="animate-draw [stroke-dasharray:24]" />
              <span>
                {customerName && (
                  <>
                    <bdi>{customerName}</bdi>،{' '}
                  </>
                )}
                {order.cash_on_delivery
                  ? 'سفارش ثبت شد؛ هنگام تحویل می‌پردازید'
                  : 'پرداخت شد؛ سپاس از خرید شما'}
              </span>
            </p>
            <h1 className="mt-2 animate-rise-in text-balance text-4xl font-extrabold [animation-delay:400ms] [animation-fill-mode:backwards] motion-reduce:animate-none phone:text-3xl">
              {headlineOf(order)}
            </h1>
          </div>
          {address?.receiver_mobile && order.delivery?.from && (
            <p className="mt-2 text-ink-700">
              پیش از رسیدن، پیک با <bdi dir="ltr">{persianDigits(address.receiver_mobile)}</bdi>{' '}
              تماس می‌گیرد.
            </p>
          )}
          <div className="mt-5 flex flex-wrap gap-3 phone:gap-2 phone:[&>*]:grow phone:[&>:first-child]:basis-full">
            <ButtonLink href={paths.account.order(order.id)} prefetch={false}>
              پیگیری سفارش
            </ButtonLink>
            {order.delivery && <CalendarButton orderId={order.id} />}
            <ButtonLink href={paths.account.print(order.id)} prefetch={false} variant="ghost">
              فاکتور
            </ButtonLink>
          </div>
          <section aria-label="گام‌های بعد" className="mt-8 border-b border-line pb-8">
            <Timeline label="مرحله‌های سفارش" steps={orderTimeline(whole)} acrossFrom="desk" />
          </section>
          <section aria-labelledby="parcel" className="mt-6">
            <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
              <h2 id="parcel" className="text-lg font-extrabold">
                {persianDigits(items.length)} کالا در یک بسته
              </h2>
              <p className="flex items-center gap-2 text-sm text-ink-500">
                کد سفارش <CopyText text={order.code} label="کد سفارش" />
              </p>
            </div>
            <ul className="grid grid-cols-3 gap-4 sm:grid-cols-4 lg:grid-cols-5">
              {items.map((item) => (
                <ParcelItem key={item.id} item={item} />
              ))}
            </ul>
          </section>
        </div>
        <div className="grid gap-4">
          <section
            aria-label={address ? 'نشانی تحویل' : 'تغییر سفارش'}
            className="grid gap-3 rounded-panel bg-ink-100 p-5 text-md empty:hidden"
          >
            {address && (
              <div>
                <h2 className="font-bold">
                  <bdi>{address.receiver_name}</bdi>
                </h2>
                <p dir="auto" className="mt-1 [overflow-wrap:anywhere]">
                  {holdMeasures(persianDigits(formatAddress(address)))}
                </p>
              </div>
            )}
            <ChangeNote whole={whole} onCancel={onCancel} />
          </section>
          <section aria-label="پرداخت" className="rounded-panel bg-ink-100 p-5">
            <dl className="grid gap-2 text-md">
              {paid.map(({ id, gateway, amount, card }) => (
                <div key={id} className="flex justify-between gap-3">
                  <dt>
                    {gatewayNames[gateway] ?? gateway}
                    {card && (
                      <>
                        {'، کارت '}
                        <bdi dir="ltr">{persianDigits(card.slice(-4))}</bdi>
                      </>
                    )}
                  </dt>
                  {/* Of one payment the sum stands right under it. */}
                  {paid.length > 1 && (
                    <dd>
                      <bdi>{formatAmount(amount)}</bdi>{' '}
                      <span className="text-sm">{currencyName()}</span>
                    </dd>
                  )}
                </div>
              ))}
              <div className="flex justify-between gap-3 border-t border-line pt-3 text-lg font-extrabold">
                <dt>پرداخت شد</dt>
                <dd>
                  <bdi>{formatAmount(order.payable)}</bdi>{' '}
                  <span className="text-sm font-normal">{currencyName()}</span>
                </dd>
              </div>
            </dl>
            {reference && (
              <p className="mt-3 flex flex-wrap items-center gap-x-2 text-sm text-ink-500">
                شمارهٔ پیگیری <CopyText text={reference} label="شمارهٔ پیگیری" />
              </p>
            )}
          </section>
        </div>
      </div>
      <ComplementRail
        productIds={items.map(({ product_id: id }) => id)}
        title="با این خرید جور است"
        text="هر چه اکنون بخرید سفارش تازه‌ای می‌شود، با ارسال خودش."
      />
    </>
  )
}

/** What can still be changed; null for nothing. */
function changeableNames({ address, slot }: ReturnType<typeof changeableOf>): string | null {
  const names = [...(address ? ['نشانی'] : []), ...(slot ? ['زمان تحویل'] : [])]
  return names.length === 0 ? null : names.join(' یا ')
}

/** What can still be changed, and until when; giving it up comes last, and has the sooner end that is said of both. */
function ChangeNote({ whole, onCancel }: { whole: WholeOrder; onCancel: () => void }) {
  const { delivery } = whole.order
  const packedBy = delivery?.from && formatPackingTime({ day: delivery.day, from: delivery.from })
  const names = changeableNames(changeableOf(whole))
  const canCancel = whole.actions.includes('cancel')
  if (names === null && !canCancel) return null
  return (
    <div className="border-t border-line pt-3 first:border-0 first:pt-0">
      {canCancel ? (
        <p className="text-sm text-ink-700">
          تا پیش از بسته‌بندی{packedBy && ` (حداکثر تا ${packedBy})`} می‌توانید{' '}
          {names !== null && `${names} را تغییر دهید یا `}سفارش را{' '}
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onCancel}
            className="rounded font-semibold text-brand-700 underline"
          >
            لغو کنید
          </button>
          .
        </p>
      ) : (
        <p className="text-sm text-ink-700">
          تا بسته آمادهٔ ارسال نشده است، می‌توانید {names} را تغییر دهید.
        </p>
      )}
      <DeliveryChanges whole={whole} className="mt-2" />
    </div>
  )
}

/** What was paid went to the wallet, or on to a bank; the goods are one press away from the cart. */
function CancelledReceipt({ whole }: { whole: WholeOrder }) {
  const { order, actions, refunds } = whole
  const toWallet = refunds.filter((refund) => refund.way === 'wallet')
  const sumOf = (amountOf: (refund: OrderRefund) => number) =>
    toWallet.reduce((sum, refund) => sum + amountOf(refund), 0)
  const sent = sumOf((refund) => refund.transfer_amount ?? 0)
  const left = sumOf(({ amount }) => amount) - sent
  const isSending = toWallet.some((refund) => refund.transfer_amount !== null && refund.is_due)
  const canGoOn = toWallet.some(({ transferable }) => transferable > 0)
  return (
    <>
      <div role="status">
        <h1 className="text-balance text-4xl font-extrabold phone:text-3xl">این سفارش لغو شد</h1>
      </div>
      {left > 0 && (
        <p className="mt-2 text-ink-700">
          <bdi>{formatAmount(left)}</bdi> {currencyName()} به کیف پول شما برگشت و برای خرید بعدی
          آماده است{canGoOn && `؛ ${WALLET_CREDIT}`}.
        </p>
      )}
      {sent > 0 && (
        <p className="mt-2 text-ink-700">
          <bdi>{formatAmount(sent)}</bdi> {currencyName()}{' '}
          {isSending
            ? 'تا چند روز کاری به حساب بانکی شما واریز می‌شود'
            : 'به حساب بانکی شما واریز شد'}
          .
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {actions.includes('buy_again') && <BuyAgainButton whole={whole} variant="primary" />}
        <ButtonLink href={paths.account.order(order.id)} prefetch={false} variant="ghost">
          دیدن سفارش
        </ButtonLink>
      </div>
    </>
  )
}

function ParcelItem({ item: { slug, title, picture, quantity } }: { item: OrderItem }) {
  return (
    <li className="relative min-w-0">
      <span className="stage relative block aspect-square overflow-hidden rounded-control">
        {picture && (
          <Picture {...responsiveImage(picture.url)} sizes="120px" className="card-image" />
        )}
      </span>
      <Link
        href={paths.product(slug)}
        prefetch={false}
        className="mt-2 block rounded text-sm after:absolute after:inset-0 hover:text-brand-700"
      >
        <MixedText>{holdPhrases(splitTitle(title).name)}</MixedText>
      </Link>
      {quantity > 1 && <p className="text-xs text-ink-500">{persianDigits(quantity)} عدد</p>}
    </li>
  )
}

function CalendarButton({ orderId }: { orderId: number }) {
  const [isBusy, setIsBusy] = useState(false)

  async function save(): Promise<void> {
    setIsBusy(true)
    try {
      const { file_name, calendar } = await fetchOrderCalendar(orderId)
      const url = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' }))
      Object.assign(document.createElement('a'), { href: url, download: file_name }).click()
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
    } catch (error) {
      notifyError(error)
    }
    setIsBusy(false)
  }

  return (
    <Button
      variant="soft"
      icon={<CalendarIcon size={18} />}
      isBusy={isBusy}
      onClick={() => void save()}
    >
      افزودن به تقویم
    </Button>
  )
}
