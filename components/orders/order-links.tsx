import { Badge } from '@/components/ui/badge'
import Link from '@/components/ui/link'
import { holdMeasures } from '@/lib/persian/hold-phrases'
import { MixedText } from '@/components/ui/mixed-text'
import { Panel } from '@/components/ui/panel'
import { Picture } from '@/components/ui/picture'
import type { OrderItem, WholeOrder } from '@/lib/contract/orders/order'
import { OPEN_RETURNS } from '@/lib/contract/orders/order-status'
import { isVoidReturn } from '@/lib/domain/order-statuses'
import { paths } from '@/lib/paths'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { responsiveImage } from '@/lib/picture-urls'
import { kindNameOf, statusNameOf, statusTone } from './order-labels'

function OrderLink({ href, code }: { href: string; code: string }) {
  return (
    <Link href={href} prefetch={false} className="font-semibold text-brand-700 underline">
      <bdi dir="ltr">{persianDigits(code)}</bdi>
    </Link>
  )
}

/** Where a return's goods were bought, or which return an exchange's order stands for. */
export function OrderOrigin({ whole: { order, origin } }: { whole: WholeOrder }) {
  if (origin === undefined) return null
  return (
    <p className="mt-4 text-md text-ink-700">
      {order.type === 'refer' ? (
        <>
          از سفارش <OrderLink href={paths.account.order(origin.id)} code={origin.code} />
        </>
      ) : (
        <>
          به جای کالایی که با <OrderLink href={paths.account.refer(origin.id)} code={origin.code} />{' '}
          مرجوع کردید
        </>
      )}
    </p>
  )
}

/** A good of one variant is exchanged for another of its kind. */
const OWN_KIND = 'همین کالا'

const exchangeNotes = {
  held: 'به جای آن، کنار گذاشته شده:',
  ordered: 'به جای آن:',
  released: 'به جای آن خواسته بودید:',
}

/** In a return, the variant that is wanted for an item. */
export function WantedInstead({ exchange }: { exchange: NonNullable<OrderItem['exchange']> }) {
  const { picture, parent_value: value, state } = exchange
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-700">
      {exchangeNotes[state]}
      <span className="flex items-center gap-2">
        {picture && (
          <span className="size-8 shrink-0">
            <Picture
              {...responsiveImage(picture.url)}
              alt=""
              sizes="32px"
              width={32}
              height={32}
              className="stage size-8 rounded-control object-cover"
            />
          </span>
        )}
        <strong className="font-semibold">
          <MixedText>
            {Object.entries(value)
              .map((choice) => choice.join(': '))
              .join('، ') || OWN_KIND}
          </MixedText>
        </strong>
      </span>
    </p>
  )
}

type LinkedReturn = WholeOrder['refers'][number]

/** What an order's page says of a return that still goes on; null without one. */
export function describeOpenReturn({ refers }: Pick<WholeOrder, 'refers'>): string | null {
  const open = refers.find(({ status }) => OPEN_RETURNS.some((one) => one === status))
  if (open === undefined) return null
  const kind = open.exchange_total > 0 ? 'تعویض' : 'مرجوعی'
  if (open.status === 'refer_request') return `درخواست ${kind} شما در دست بررسی است.`
  if (open.status === 'refer_accept') return `درخواست ${kind} شما پذیرفته شد.`
  return `کالای ${kind} به انبار رسید و بازبینی می‌شود.`
}

/** What it gives back and what is wanted instead of it. */
function ReturnedGoods({ items }: Pick<LinkedReturn, 'items'>) {
  return (
    <ul className="basis-full text-sm text-ink-700">
      {items.map(({ id, title, quantity, exchange_value: wanted }) => (
        <li key={id}>
          <MixedText>{holdMeasures(`${persianDigits(quantity)} عدد ${title}`)}</MixedText>
          {wanted && (
            <>
              {'، به جای آن '}
              <MixedText>{holdMeasures(Object.values(wanted).join('، ') || OWN_KIND)}</MixedText>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function ReturnMoney({ status, payable, exchange_total: exchangeTotal }: LinkedReturn) {
  if (isVoidReturn(status)) return null
  const back = payable - exchangeTotal
  const isExchange = exchangeTotal > 0
  if (back === 0) return isExchange && <p className="text-sm">هم‌قیمت؛ پولی نمی‌پردازید</p>
  return (
    <p className="text-sm">
      {isExchange ? 'تفاوت قیمت، به کیف پول شما:' : 'بازگشت به کیف پول:'}{' '}
      <bdi className="font-semibold">{formatAmount(back)}</bdi> {currencyName()}
    </p>
  )
}

/** The returns of an order, each with the order that its exchange made. */
export function ReturnList({ refers }: Pick<WholeOrder, 'refers'>) {
  if (refers.length === 0) return null
  const hasExchange = refers.some((refer) => refer.exchange_total > 0)
  return (
    <Panel title={hasExchange ? 'مرجوعی‌ها و تعویض‌های این سفارش' : 'مرجوعی‌های این سفارش'}>
      <ul className="grid gap-3">
        {refers.map((refer) => {
          const { id, code, status, exchange, exchange_total } = refer
          const named = {
            ...{ type: 'refer' as const, status, exchange_total, exchange_of: null },
            is_pickup: false,
          }
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>
                {kindNameOf(named)} <OrderLink href={paths.account.refer(id)} code={code} />
              </span>
              <Badge tone={statusTone(status)}>{statusNameOf(named)}</Badge>
              <ReturnedGoods items={refer.items} />
              <ReturnMoney {...refer} />
              {exchange && (
                <span className="text-md text-ink-700">
                  سفارش تعویض:{' '}
                  <OrderLink href={paths.account.order(exchange.id)} code={exchange.code} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
