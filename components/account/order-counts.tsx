import type { ComponentType } from 'react'
import { tabNames, tabs, type OrderTab } from '@/components/orders/order-words'
import { CountBadge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import type { IconProps } from '@/components/ui/icon'
import { CheckCircleIcon, CloseIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { paths } from '@/lib/seo/addresses'
import { ReturnIcon, TruckIcon, WalletIcon } from './account-icons'

/** The ways to the orders are there before it is known how many wait behind each. */
export function OrderCounts({ counts }: { counts: Partial<Record<string, number>> | undefined }) {
  return (
    <ul className="grid grid-cols-5 gap-2 phone:-mx-2 phone:gap-0">
      {tabs.map((tab) => (
        <OrderCount key={tab} tab={tab} count={counts?.[tab] ?? 0} />
      ))}
    </ul>
  )
}

const tabIcons: Record<OrderTab, ComponentType<IconProps>> = {
  'waiting-payment': WalletIcon,
  'ongoing-orders': TruckIcon,
  delivered: CheckCircleIcon,
  returned: ReturnIcon,
  canceled: CloseIcon,
}

function OrderCount({ tab, count }: { tab: OrderTab; count: number }) {
  const TabIcon = tabIcons[tab]
  return (
    <li>
      <Link
        href={paths.account.orders(tab)}
        prefetch={false}
        className="flex flex-col items-center gap-2 rounded-card py-2 text-center hover:text-brand-700 sm:px-2"
      >
        <span
          className={cn(
            'relative grid size-14 place-items-center rounded-full transition-colors phone:size-12',
            count > 0 ? 'bg-brand-50 text-brand-600' : 'bg-ink-100 text-ink-500',
          )}
        >
          <TabIcon className="size-6 sm:size-[26px]" />
          <CountBadge count={count} label="سفارش" className="absolute -end-1 -top-0.5" />
        </span>
        <span className="text-sm phone:text-xs">{tabNames[tab]}</span>
      </Link>
    </li>
  )
}
