'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { QueryProvider } from '@/lib/api/query-provider'
import { paths } from '@/lib/seo/addresses'
import { AccountNav } from './account-nav'
import { AccountOwner } from './account-owner'

/** One frame for every page of the account: who is here, where one may go, and the page. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const isHome = usePathname() === paths.account.home
  return (
    <QueryProvider>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-5 py-4 desk:grid-cols-[220px_minmax(0,1fr)] desk:py-6 md:grid-cols-[260px_minmax(0,1fr)] md:gap-6">
        <aside
          className={cn(
            'rounded-panel bg-paper p-4 shadow-card desk:sticky desk:top-28',
            !isHome && 'phone:hidden',
          )}
        >
          <AccountOwner />
          <AccountNav className="mt-3 border-t border-line pt-3 phone:hidden" />
        </aside>
        <div className="min-w-0">{children}</div>
      </div>
    </QueryProvider>
  )
}
