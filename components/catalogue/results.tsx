'use client'

import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { LIST_VIEW_SCRIPT } from '@/lib/guard/list-view-script'
import { useShop } from '@/stores/shop'
import { useListRoom } from './list-room'

/** Around the goods: dimmed while others are on their way, in the view the shopper likes. */
export function Results({ children }: { children: ReactNode }) {
  const { pending } = useListRoom()
  const view = useShop(({ listView }) => listView)
  return (
    <div
      data-view={view}
      suppressHydrationWarning
      aria-busy={pending}
      className={cn(
        'group/goods transition-opacity duration-200',
        pending && 'opacity-50 delay-100',
      )}
    >
      <script dangerouslySetInnerHTML={{ __html: LIST_VIEW_SCRIPT }} />
      {children}
    </div>
  )
}
