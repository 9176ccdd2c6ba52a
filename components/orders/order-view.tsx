'use client'

import { useQueryClient } from '@tanstack/react-query'
import '@/styles/paper.css'
import Link from '@/components/ui/link'
import { Panel } from '@/components/ui/panel'
import { PageHead } from '@/components/account/page-head'
import { RateProduct } from '@/components/reviews/rate-product'
import { PictureThumbnails } from '@/components/ui/picture-thumbnails'
import { ButtonLink } from '@/components/ui/button'
import { Badge } from '@/components/ui/badge'
import { Timeline } from '@/components/ui/timeline'
import type { WholeOrder, OrderItem } from '@/lib/contract/orders/order'
import { orderKeys } from '@/lib/client/query-keys'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { Picture } from '@/components/ui/picture'
import { responsiveImage } from '@/lib/picture-urls'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { OrderActions } from './order-actions'
import { OrderBoundary } from './order-boundary'
import { OrderKeyFacts, OrderEndReason, OrderFacts, OrderPayments } from './order-facts'
import { orderTimeline } from './order-timeline'
import { OrderTotals } from './order-totals'
import { statusNames, statusTone } from './order-labels'
import { MixedText } from '@/components/ui/mixed-text'

function variantOf({ parent_value: chosen }: OrderItem): string {
  return Object.entries(chosen)
    .map(([name, value]) => `${name}: ${value}`)
    .join('، ')
}

function OrderLineList({ whole: { order, items, ratings } }: { whole: WholeOrder }) {
  const queryClient = useQueryClient()
  const isRatable = order.type === 'sales' && order.status === 'delivery'
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="flex gap-3 py-3 first:pt-0 last:pb-0">
          {item.picture ? (
            <Picture
              {...responsiveImage(item.picture.url)}
              alt=""
              sizes="80px"
              width={80}
              height={80}
              className="stage size-20 shrink-0 rounded-control object-cover"
            />
          ) : (
            <span className="size-20 shrink-0 rounded-control bg-ink-100" />
          )}
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
            <div className="min-w-0 basis-full desk:flex-1 desk:basis-0">
              <h3 className="font-medium">
                <Link
                  href={paths.product(item.slug)}
                  prefetch={false}
                  className="hover:text-brand-700"
                >
                  <MixedText>{item.title}</MixedText>
                </Link>
              </h3>
              <p className="text-sm text-ink-500">
                {variantOf(item) && <MixedText>{`${variantOf(item)}، `}</MixedText>}
                <span className="whitespace-nowrap">{persianDigits(item.quantity)} عدد</span>
              </p>
              {item.reason && <p className="text-sm text-ink-700">دلیل: {item.reason}</p>}
              {isRatable && (
                <RateProduct
                  productId={item.product_id}
                  title={item.title}
                  rate={ratings.find((one) => one.product_id === item.product_id)?.rate ?? null}
                  onRated={() =>
                    void queryClient.invalidateQueries({ queryKey: orderKeys.detail(order.id) })
                  }
                />
              )}
            </div>
            <p className="shrink-0 text-md desk:text-end">
              {item.price > item.final_price && (
                <s className="me-2 text-sm text-ink-500">
                  <bdi>{formatToman(item.price * item.quantity)}</bdi>
                </s>
              )}
              <bdi className="font-bold">{formatToman(item.final_price * item.quantity)}</bdi>{' '}
              <span className="text-xs text-ink-500">{TOMAN}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

export function OrderView() {
  return <OrderBoundary>{(whole) => <OrderDetails whole={whole} />}</OrderBoundary>
}

function OrderDetails({ whole }: { whole: WholeOrder }) {
  const { order, refers, actions } = whole
  const isReturn = order.type === 'refer'
  return (
    <div data-sheet="order">
      <PageHead
        title={`${isReturn ? 'مرجوعی' : 'سفارش'} ${persianDigits(order.code)}`}
        back={paths.account.orders(isReturn ? 'returned' : 'ongoing-orders')}
        action={<Badge tone={statusTone(order.status)}>{statusNames[order.status]}</Badge>}
      />
      <div className="grid grid-cols-1 gap-4">
        <Panel>
          <Timeline label="مرحله‌های سفارش" steps={orderTimeline(whole)} />
          <OrderEndReason whole={whole} />
          <OrderActions whole={whole} />
        </Panel>
        <Panel>
          <OrderKeyFacts whole={whole} />
        </Panel>
        <Panel title="کالاها">
          <OrderLineList whole={whole} />
          <PictureThumbnails
            label="عکس‌های شما"
            pictures={whole.pictures.map((url, index) => ({
              url,
              alt: `عکس ${persianDigits(index + 1)}`,
            }))}
            className="mt-4 border-t border-line pt-4"
          />
        </Panel>
        <div className="grid gap-4 md:grid-cols-2">
          <Panel title={isReturn ? 'فرستنده' : 'ارسال'}>
            <OrderFacts whole={whole} />
          </Panel>
          <Panel title={isReturn ? 'بازگشت پول' : 'پرداخت'}>
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
                <ButtonLink
                  href={paths.textPage('returns')}
                  prefetch={false}
                  variant="ghost"
                  size="sm"
                >
                  راهنمای مرجوعی
                </ButtonLink>
              </div>
            </Panel>
          </div>
        )}
      </div>
    </div>
  )
}
