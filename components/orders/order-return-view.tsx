'use client'

import { useSearchParams } from 'next/navigation'
import { useRef, useState } from 'react'
import { ReturnIcon } from '@/components/ui/account-icons'
import { EmptyPanel } from '@/components/ui/empty-state'
import { PageHead } from '@/components/account/page-head'
import { Button, ButtonLink } from '@/components/ui/button'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Skeleton } from '@/components/ui/skeleton'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { RETURN_DAYS } from '@/lib/domain/working-days'
import { isCancelled } from '@/lib/domain/order-statuses'
import { parseInteger, persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { OrderBoundary } from './order-boundary'
import { arrivalOf, formatReturnEnd } from './order-arrival'

const CancelDialog = lazyComponent(() => import('./cancel-order-dialog'))
const ReturnForm = lazyComponent(() => import('./return-form'), 'فرم مرجوع کردن کالا')

const DAYS = persianDigits(RETURN_DAYS)

type NotYet = { title: string; text: string }

function explainNotReturnable({ order, items }: WholeOrder): NotYet {
  const title = 'این سفارش را نمی‌توان مرجوع کرد'
  if (items.length > 0 && items.every((item) => item.returnable_quantity === 0)) {
    const text =
      'همهٔ کالاهایش در درخواست‌های پیشین شماست یا پولش برگشته است؛ در صفحهٔ سفارش آن‌ها را می‌بینید.'
    return { title: 'از این سفارش کالایی برای مرجوع کردن نمانده است', text }
  }
  if (isCancelled(order.status)) return { title, text: 'این سفارش لغو شده است.' }
  if (order.status === 'delivery') {
    const text = `${DAYS} روز کاری مهلت مرجوع کردن این سفارش گذشته است. اگر کالا ایراد دارد، تیکت بنویسید.`
    return { title, text }
  }
  const arrival = arrivalOf(order)
  return {
    title: `پس از تحویل می‌توانید تا ${DAYS} روز کاری مرجوع کنید`,
    text: `${arrival ? `${arrival}. ` : ''}پول هر کالا به کیف پول شما می‌آید یا آن را با رنگ و اندازهٔ دیگری عوض می‌کنیم.`,
  }
}

export function OrderReturnView() {
  return <OrderBoundary>{(whole) => <OrderReturn whole={whole} />}</OrderBoundary>
}

function OrderReturn({ whole }: { whole: WholeOrder }) {
  const { order, actions } = whole
  const headingRef = useRef<HTMLHeadingElement>(null)
  const itemId = parseInteger(useSearchParams().get('item') ?? '')
  const isReturnable = actions.includes('return')
  const until = whole.return_until
  const isPartlyReturned = whole.items.some((item) => item.quantity !== item.returnable_quantity)
  const goods = isPartlyReturned ? 'کالاهای مانده‌اش' : 'هر کالایش'
  const deadline = until ? formatReturnEnd(until) : `تا ${DAYS} روز کاری پس از تحویل`
  return (
    <>
      <PageHead
        title="مرجوعی یا تعویض"
        back={paths.account.order(order.id)}
        headingRef={headingRef}
        text={
          <>
            سفارش <bdi dir="ltr">{persianDigits(order.code)}</bdi>
            {isReturnable && `؛ ${deadline} می‌توانید ${goods} را مرجوع یا تعویض کنید.`}
          </>
        }
      />
      {isReturnable ? (
        <ReturnForm
          whole={whole}
          chosenItemId={itemId}
          fallback={<Skeleton className="h-[640px] rounded-panel" />}
        />
      ) : (
        <EmptyPanel
          {...explainNotReturnable(whole)}
          icon={<ReturnIcon size={30} />}
          action={
            <>
              <ButtonLink href={paths.account.order(order.id)} prefetch={false}>
                دیدن سفارش
              </ButtonLink>
              {order.type === 'sales' && actions.includes('cancel') && (
                <CancelButton whole={whole} onDone={() => headingRef.current?.focus()} />
              )}
            </>
          }
        />
      )}
    </>
  )
}

function CancelButton({ whole, onDone }: { whole: WholeOrder; onDone: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="ghost" className="text-pomegranate-600" onClick={() => setIsOpen(true)}>
        لغو سفارش
      </Button>
      {isOpen && (
        <CancelDialog
          whole={whole}
          onClose={close}
          onLoadError={close}
          onDone={() => {
            // The button is gone with the cancelled order.
            onDone()
            close()
          }}
        />
      )}
    </>
  )
}
