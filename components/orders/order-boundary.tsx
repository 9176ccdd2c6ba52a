'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { QueryBoundary } from '@/components/form/query-boundary'
import { OrdersIcon } from '@/components/ui/account-icons'
import { ButtonLink } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-state'
import { PageHead } from '@/components/account/page-head'
import { Skeleton } from '@/components/ui/skeleton'
import { orderQuery } from '@/lib/client/queries/orders'
import { isNotFound } from '@/lib/client/http/error-checks'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { parseInteger } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'

/** Loads the order that `?id=` names. */
export function OrderBoundary({ children }: { children: (whole: WholeOrder) => ReactNode }) {
  const id = parseInteger(useSearchParams().get('id') ?? '')
  const query = useQuery({ ...orderQuery(id ?? 0), enabled: id !== null && id > 0 })
  if (id === null || id <= 0 || isNotFound(query.error)) return <OrderNotFound />
  return (
    <QueryBoundary query={query} skeleton={<Skeleton className="h-[720px] rounded-panel" />}>
      {children}
    </QueryBoundary>
  )
}

function OrderNotFound() {
  const mine = paths.account.orders('ongoing-orders')
  return (
    <>
      <PageHead title="سفارش" back={mine} />
      <EmptyPanel
        title="این سفارش پیدا نشد"
        icon={<OrdersIcon size={30} />}
        action={<ButtonLink href={mine}>سفارش‌های من</ButtonLink>}
      />
    </>
  )
}
