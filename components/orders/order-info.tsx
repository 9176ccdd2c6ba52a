'use client'

import Link from '@/components/ui/link'
import { PageHead, Panel } from '@/components/account/page-head'
import { SentPictures } from '@/components/account/sent-pictures'
import { ButtonLink } from '@/components/ui/button'
import { Badge } from '@/components/ui/badge'
import { Timeline } from '@/components/ui/timeline'
import type { WholeOrder } from '@/lib/contract/orders'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/seo/addresses'
import { OrderActions } from './order-actions'
import { OrderAsked } from './order-asked'
import { OrderBrief } from './order-brief'
import { OrderEnd } from './order-end'
import { OrderFacts, OrderPayments } from './order-facts'
import { OrderLines } from './order-lines'
import { orderSteps } from './order-steps'
import { OrderTotals } from './order-totals'
import { statusNames, statusTone } from './order-words'
import '@/styles/paper.css'

export function OrderInfo() {
  return <OrderAsked>{(whole) => <Order whole={whole} />}</OrderAsked>
}

function Order({ whole }: { whole: WholeOrder }) {
  const { order, items, refers, actions } = whole
  const refer = order.type === 'refer'
  return (
    <div data-sheet="order">
      <PageHead
        title={`${refer ? 'مرجوعی' : 'سفارش'} ${persianDigits(order.code)}`}
        back={paths.account.orders(refer ? 'returned' : 'ongoing-orders')}
        action={<Badge tone={statusTone(order.status)}>{statusNames[order.status]}</Badge>}
      />
      <div className="grid gap-4">
        <Panel>
          <Timeline label="مرحله‌های سفارش" steps={orderSteps(whole)} />
          <OrderEnd whole={whole} />
          <OrderActions whole={whole} />
        </Panel>
        <Panel>
          <OrderBrief whole={whole} />
        </Panel>
        <Panel title="کالاها">
          <OrderLines items={items} />
          <SentPictures
            label="عکس‌های شما"
            pictures={whole.pictures.map((url, at) => ({
              url,
              alt: `عکس ${persianDigits(at + 1)}`,
            }))}
            className="mt-4 border-t border-line pt-4"
          />
        </Panel>
        <div className="grid gap-4 md:grid-cols-2">
          <Panel title={refer ? 'فرستنده' : 'ارسال'}>
            <OrderFacts whole={whole} />
          </Panel>
          <Panel title={refer ? 'بازگشت پول' : 'پرداخت'}>
            <OrderTotals order={order} />
            <div className="mt-4 border-t border-line pt-4 empty:hidden">
              <OrderPayments whole={whole} />
            </div>
          </Panel>
        </div>
        {refers.length > 0 && (
          <Panel title="مرجوعی‌های این سفارش">
            <ul className="grid gap-2">
              {refers.map(({ id, code, status }) => (
                <li key={id} className="flex flex-wrap items-center gap-3">
                  <Link
                    href={paths.account.refer(id)}
                    prefetch={false}
                    className="font-semibold text-brand-700 underline"
                  >
                    <bdi dir="ltr">{persianDigits(code)}</bdi>
                  </Link>
                  <Badge tone={statusTone(status)}>{statusNames[status]}</Badge>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        {actions.includes('return') && (
          <div className="print:hidden">
            <Panel>
              <div className="flex flex-wrap items-center justify-between gap-3 text-md">
                <p>می‌خواهید کالایی را پس بدهید؟ تا ۷ روز کاری پس از تحویل فرصت دارید.</p>
                <ButtonLink href={paths.page('returns')} prefetch={false} variant="ghost" size="sm">
                  راهنمای بازگشت
                </ButtonLink>
              </div>
            </Panel>
          </div>
        )}
      </div>
    </div>
  )
}
