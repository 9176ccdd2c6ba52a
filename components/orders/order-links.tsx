import { Badge } from '@/components/ui/badge'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { Panel } from '@/components/ui/panel'
import { Picture } from '@/components/ui/picture'
import type { OrderItem, WholeOrder } from '@/lib/contract/orders/order'
import { paths } from '@/lib/paths'
import { persianDigits } from '@/lib/persian/digits'
import { responsiveImage } from '@/lib/picture-urls'
import { statusNames, statusTone } from './order-labels'

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

const exchangeNotes = {
  held: 'به جای آن، کنار گذاشته شده:',
  ordered: 'به جای آن:',
  released: 'به جای آن خواسته بودید:',
}

/** In a return, the variant that is wanted for an item. */
export function WantedInstead({ exchange }: { exchange: NonNullable<OrderItem['exchange']> }) {
  const { picture, parent_value: value, state } = exchange
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm text-ink-700">
      {exchangeNotes[state]}
      {picture && (
        <Picture
          {...responsiveImage(picture.url)}
          alt=""
          sizes="32px"
          width={32}
          height={32}
          className="stage size-8 rounded-control object-cover"
        />
      )}
      <strong className="font-semibold">
        <MixedText>
          {Object.entries(value)
            .map((choice) => choice.join(': '))
            .join('، ')}
        </MixedText>
      </strong>
    </p>
  )
}

/** The returns of an order, each with the order that its exchange made. */
export function ReturnList({ refers }: Pick<WholeOrder, 'refers'>) {
  if (refers.length === 0) return null
  return (
    <Panel title="مرجوعی‌های این سفارش">
      <ul className="grid gap-2">
        {refers.map(({ id, code, status, exchange }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <OrderLink href={paths.account.refer(id)} code={code} />
            <Badge tone={statusTone(status)}>{exchange ? 'تعویض شد' : statusNames[status]}</Badge>
            {exchange && (
              <span className="text-md text-ink-700">
                سفارش تعویض:{' '}
                <OrderLink href={paths.account.order(exchange.id)} code={exchange.code} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
