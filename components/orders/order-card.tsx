import { Picture } from '@/components/ui/picture'
import { holdMeasures } from '@/lib/persian/hold-phrases'
import { responsiveImage } from '@/lib/picture-urls'
import Link from '@/components/ui/link'
import { ButtonLink } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { OrdersIcon } from '@/components/ui/account-icons'
import { ChevronEndIcon } from '@/components/ui/icons'
import type { ListedOrder, OrderItem } from '@/lib/contract/orders/order'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { paths } from '@/lib/paths'
import { BestSellers } from '@/components/account/best-sellers'
import { EmptyPanel } from '@/components/ui/empty-state'
import { cn } from '@/components/ui/cn'
import { useHasPassed } from '@/components/ui/use-has-passed'
import { Skeleton } from '@/components/ui/skeleton'
import { BuyAgainButton } from './buy-again-button'
import { formatReturnEnd } from './order-arrival'
import { OrderBadge } from './order-badge'
import { kindNameOf } from './order-labels'
import { titleOf } from './order-title'
import { PAYMENT_EXPIRED } from './payment-deadline'
import { MixedText } from '@/components/ui/mixed-text'
import { isolateLatin } from '@/lib/persian/latin-runs'

/** Of more than fit beside each other on a phone the first are drawn, and the others counted. */
const MOST_PICTURES = 4
const PICTURES_BEFORE_COUNT = 3

export function OrderCard({ order, className }: { order: ListedOrder; className?: string }) {
  const href =
    order.type === 'refer' ? paths.account.refer(order.id) : paths.account.order(order.id)
  const title = titleOf(order)
  const isOver = order.status === 'delivery' || order.status === 'refer_done'
  /** Its title says what a badge would. */
  const isBare = Boolean(title) && isOver
  const name = (
    <>
      {kindNameOf(order)} <bdi dir="ltr">{persianDigits(order.code)}</bdi>
    </>
  )
  return (
    <li
      className={cn(
        'relative rounded-card border border-line bg-paper p-4 hover:border-brand-300',
        className,
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 sm:flex-nowrap sm:pe-7">
        <h2 className="basis-full pe-7 font-bold sm:basis-auto sm:text-balance sm:pe-0">
          <Link
            href={href}
            prefetch={false}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            <span className={title ? 'sr-only' : ''}>{name}</span> {title}
          </Link>
        </h2>
        {!isBare && <OrderBadge whole={{ order }} />}
        <CardSum order={order} className={isBare ? 'phone:hidden' : ''} />
        <ChevronEndIcon size={18} className="absolute end-4 top-5 text-ink-500" />
      </div>
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-500">
        <p>
          {title && <span aria-hidden="true">{name} · </span>}
          <time dateTime={order.created_at}>{formatDate(order.created_at)}</time>
        </p>
        {isBare && <CardSum order={order} className="desk:hidden" />}
      </div>
      {order.return_until && (
        <p className="mt-1 text-sm text-ink-700">
          {formatReturnEnd(order.return_until)} می‌توانید مرجوع یا تعویض کنید.
        </p>
      )}
      <GivenBack order={order} />
      <UnpaidNotice order={order} href={href} />
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <ItemPictures items={order.items} />
        {order.type === 'sales' && order.status === 'delivery' && <BuyOrderAgain order={order} />}
      </div>
    </li>
  )
}

function CardSum({ order, className }: { order: ListedOrder; className: string }) {
  return (
    <p className={cn('ms-auto whitespace-nowrap text-sm text-ink-500', className)}>
      <bdi className="font-bold text-ink-900">{formatAmount(order.payable)}</bdi> {currencyName()}
    </p>
  )
}

/** «۱ کالا در حال تعویض · پول ۲ کالا برگشت» */
function GivenBack({ order: { given_back: counts } }: { order: ListedOrder }) {
  if (counts === undefined) return null
  const { exchanging, returning, refunded } = counts
  const parts = [
    ...(exchanging > 0 ? [`${persianDigits(exchanging)} کالا در حال تعویض`] : []),
    ...(returning > 0 ? [`${persianDigits(returning)} کالا در حال مرجوعی`] : []),
    ...(refunded > 0 ? [`پول ${persianDigits(refunded)} کالا برگشت`] : []),
  ]
  if (parts.length === 0) return null
  return <p className="mt-1 text-sm font-semibold text-ink-900">{parts.join(' · ')}</p>
}

function UnpaidNotice({ order, href }: { order: ListedOrder; href: string }) {
  const { id, code, status, expires_at: until } = order
  const hasExpired = useHasPassed(until)
  if (status !== 'waiting_payment' || !until) return null
  const isInDoubt = order.payment_in_doubt === true
  if (hasExpired && !isInDoubt) return <ExpiredNotice order={order} />
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 text-sm text-ink-700">
      {isInDoubt && (
        <strong className="basis-full text-saffron-800">پرداخت در حال بررسی است.</strong>
      )}
      مهلت پرداخت <Countdown until={until} size="sm" isBrief label="مهلت پرداخت" ended="تمام شد" />
      <ButtonLink
        href={isInDoubt ? href : paths.payment(id)}
        prefetch={false}
        size="sm"
        variant={isInDoubt ? 'soft' : 'primary'}
        className="relative ms-auto phone:w-full"
      >
        {isInDoubt ? 'پیگیری' : 'پرداخت'}
        <span className="sr-only">
          {' '}
          سفارش <bdi dir="ltr">{persianDigits(code)}</bdi>
        </span>
      </ButtonLink>
    </div>
  )
}

/** Nobody takes its money any more; the same goods are one press away from the cart. */
function ExpiredNotice({ order }: { order: ListedOrder }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 text-sm text-ink-700">
      {PAYMENT_EXPIRED} <BuyOrderAgain order={order} className="ms-auto" />
    </div>
  )
}

/** As wide as the card of a phone. */
function BuyOrderAgain({ order, className }: { order: ListedOrder; className?: string }) {
  return (
    <div className={cn('relative phone:w-full phone:[&>*]:w-full', className)}>
      <BuyAgainButton
        whole={{ order, items: order.items }}
        size="sm"
        label={`خرید دوباره: سفارش ${isolateLatin(persianDigits(order.code))}`}
      />
    </div>
  )
}

function ItemPictures({ items }: { items: OrderItem[] }) {
  const shown = items.length > MOST_PICTURES ? PICTURES_BEFORE_COUNT : items.length
  const hidden = items.length - shown
  const [first, ...others] = items
  return (
    <ul
      aria-label="کالاها"
      className="flex min-w-0 flex-auto flex-wrap items-center gap-2 sm:flex-1"
    >
      {items.slice(0, shown).map((item) => (
        <li key={item.id} title={isolateLatin(item.title)}>
          {item.picture ? (
            <Picture
              {...responsiveImage(item.picture.url)}
              alt={item.title}
              sizes="64px"
              width={64}
              height={64}
              className="stage size-16 rounded-control object-cover"
            />
          ) : (
            <span className="grid size-16 place-items-center rounded-control bg-ink-100 p-1 text-2xs">
              <span className="line-clamp-2">
                <MixedText>{item.title}</MixedText>
              </span>
            </span>
          )}
        </li>
      ))}
      {hidden > 0 && (
        <li className="grid size-16 place-items-center rounded-control bg-ink-100 text-sm">
          <bdi dir="ltr">+{persianDigits(hidden)}</bdi>
        </li>
      )}
      {first?.picture && (
        <li
          aria-hidden="true"
          className={cn('min-w-0 flex-1 text-sm', others.length > 0 && 'basis-48 phone:basis-full')}
        >
          <MixedText>{holdMeasures(first.title)}</MixedText>
          {others.length > 0 && (
            <span className="whitespace-nowrap text-ink-500">
              {' '}
              و {persianDigits(others.length)} کالای دیگر
            </span>
          )}
        </li>
      )}
    </ul>
  )
}

export function NoOrdersPanel() {
  return (
    <EmptyPanel
      title="هنوز سفارشی ندارید"
      text="اولین سفارش‌تان، از پرداخت تا در خانه، همین‌جا پیدا خواهد بود."
      icon={<OrdersIcon size={30} />}
      action={<ButtonLink href={paths.categories}>دیدن کالاها</ButtonLink>}
    />
  )
}

export function NoOrders() {
  return (
    <>
      <NoOrdersPanel />
      <BestSellers />
    </>
  )
}

/** As high as a card with one row of pictures. */
export function OrderCardSkeletons({ count, className }: { count: number; className?: string }) {
  return (
    <div className={cn('grid grid-cols-orders gap-3', className)}>
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} className="h-[160px] rounded-card phone:h-[190px]" />
      ))}
    </div>
  )
}
