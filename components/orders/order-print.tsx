'use client'

import { PageHead } from '@/components/account/page-head'
import { Button } from '@/components/ui/button'
import { LogoMark } from '@/components/ui/shamseh'
import { isPaid } from '@/lib/contract/order-moves'
import type { WholeOrder } from '@/lib/contract/orders'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { amountWords } from '@/lib/persian/number-words'
import { paths } from '@/lib/seo/addresses'
import { InvoiceLines } from './invoice-lines'
import { InvoiceParties, type Seller } from './invoice-parties'
import { OrderAsked } from './order-asked'
import { OrderTotals } from './order-totals'
import '@/styles/paper.css'

export function OrderPrint({ seller }: { seller: Seller }) {
  return (
    <OrderAsked>
      {(whole) => (
        <>
          <div className="print:hidden">
            <PageHead
              title={`فاکتور ${persianDigits(whole.order.code)}`}
              back={paths.account.order(whole.order.id)}
              action={
                <Button size="sm" onClick={() => window.print()}>
                  چاپ
                </Button>
              }
            />
          </div>
          <Invoice seller={seller} whole={whole} />
        </>
      )}
    </OrderAsked>
  )
}

function nameOf({ order, legal }: WholeOrder): string {
  if (!isPaid(order.status)) return 'پیش‌فاکتور'
  return legal ? 'صورت‌حساب فروش کالا' : 'فاکتور فروش'
}

/** Paper is white in the dark, too. */
function Invoice({ seller, whole }: { seller: Seller; whole: WholeOrder }) {
  const { order, items, events, legal } = whole
  const paid = events.find(({ to_status: status }) => status === 'paid')?.at
  return (
    <article
      data-theme="light"
      data-sheet
      className="grid gap-4 rounded-panel bg-paper p-6 text-ink-900 shadow-card phone:p-4"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <LogoMark size={44} />
        <div className="min-w-0 flex-1">
          <p className="text-xl font-extrabold">{nameOf(whole)}</p>
          <p className="text-sm text-ink-500">{seller.name}</p>
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-3 text-sm phone:w-full phone:grid-cols-[auto_1fr] print:w-auto print:grid-cols-[auto_auto]">
          <dt className="text-ink-500">شماره</dt>
          <dd>
            <bdi dir="ltr">{persianDigits(order.code)}</bdi>
          </dd>
          <dt className="text-ink-500">تاریخ</dt>
          <dd>{formatDate(paid ?? order.created_at)}</dd>
        </dl>
      </div>
      <InvoiceParties seller={seller} whole={whole} />
      <InvoiceLines items={items} />
      <div className="grid break-inside-avoid gap-4 md:grid-cols-[minmax(0,1fr)_300px] print:grid-cols-[minmax(0,1fr)_280px]">
        <div className="text-sm">
          <p className="text-ink-500">مبلغ به حروف</p>
          <p className="font-bold">{amountWords(order.payable)}</p>
          {order.note && <p className="mt-3 text-ink-700">یادداشت: {order.note}</p>}
        </div>
        <OrderTotals order={order} />
      </div>
      {legal && (
        <div className="grid break-inside-avoid grid-cols-2 gap-4 text-center text-sm">
          <p className="h-28 rounded-control border border-line p-3">مهر و امضای فروشنده</p>
          <p className="h-28 rounded-control border border-line p-3">مهر و امضای خریدار</p>
        </div>
      )}
    </article>
  )
}
