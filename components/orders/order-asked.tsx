'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { Asked } from '@/components/account/asked'
import { OrdersIcon } from '@/components/account/account-icons'
import { ButtonLink } from '@/components/ui/button'
import { EmptyPanel } from '@/components/account/empty-panel'
import { PageHead } from '@/components/account/page-head'
import { Skeleton } from '@/components/ui/skeleton'
import { orderQuery } from '@/lib/api/account'
import { isMissing } from '@/lib/api/failure'
import type { WholeOrder } from '@/lib/contract/orders'
import { parseInteger } from '@/lib/persian/digits'
import { paths } from '@/lib/seo/addresses'

/** The order that `?id=` names, whatever is to be done with it. */
export function OrderAsked({ children }: { children: (whole: WholeOrder) => ReactNode }) {
  const id = parseInteger(useSearchParams().get('id') ?? '')
  const query = useQuery({ ...orderQuery(id ?? 0), enabled: id !== null && id > 0 })
  if (id === null || id <= 0 || isMissing(query.error)) return <NoOrder />
  return (
    <Asked query={query} skeleton={<Skeleton className="h-[720px] rounded-panel" />}>
      {children}
    </Asked>
  )
}

function NoOrder() {
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
