'use client'

import { ReturnIcon } from '@/components/ui/account-icons'
import { EmptyPanel } from '@/components/ui/empty-state'
import { PageHead } from '@/components/account/page-head'
import { ButtonLink } from '@/components/ui/button'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Skeleton } from '@/components/ui/skeleton'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { OrderBoundary } from './order-boundary'

const ReturnForm = lazyComponent(() => import('./return-form'), 'فرم مرجوع کردن کالا')

function reasonNotReturnable({ order, refers }: WholeOrder): string {
  if (refers.some(({ status }) => status !== 'refer_reject' && status !== 'cancel_customer')) {
    return 'برای این سفارش پیش‌تر درخواستی ثبت کرده‌اید؛ در صفحهٔ سفارش آن را می‌بینید.'
  }
  if (order.status !== 'delivery')
    return 'پس از تحویل سفارش می‌توانید کالاهای آن را مرجوع یا تعویض کنید.'
  return 'هفت روز کاری مهلت مرجوع کردن این سفارش گذشته است. اگر کالا ایراد دارد، تیکت بنویسید.'
}

export function OrderReturnView() {
  return (
    <OrderBoundary>
      {(whole) => {
        const { order, actions } = whole
        return (
          <>
            <PageHead
              title="مرجوعی یا تعویض"
              back={paths.account.order(order.id)}
              text={
                <>
                  سفارش <bdi dir="ltr">{persianDigits(order.code)}</bdi>؛ تا هفت روز کاری پس از
                  تحویل، می‌توانید پول هر کالایش را پس بگیرید یا آن را با رنگ و اندازهٔ دیگری عوض کنید.
                </>
              }
            />
            {actions.includes('return') ? (
              <ReturnForm
                whole={whole}
                fallback={<Skeleton className="h-[640px] rounded-panel" />}
              />
            ) : (
              <EmptyPanel
                title="این سفارش را نمی‌توان مرجوع کرد"
                text={reasonNotReturnable(whole)}
                icon={<ReturnIcon size={30} />}
                action={
                  <ButtonLink href={paths.account.order(order.id)} prefetch={false}>
                    دیدن سفارش
                  </ButtonLink>
                }
              />
            )}
          </>
        )
      }}
    </OrderBoundary>
  )
}
