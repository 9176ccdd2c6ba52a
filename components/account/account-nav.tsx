'use client'

import Link from '@/components/ui/link'
import { usePathname } from 'next/navigation'
import { LogOutButton } from '@/components/layout/log-out-button'
import { cn } from '@/components/ui/cn'
import { ChevronEndIcon } from '@/components/ui/icons'
import { accountLinks, currentLink } from './account-links'

const row =
  'flex min-h-12 items-center gap-3 rounded-control px-3 text-md hover:bg-ink-100 hover:text-ink-900'

/** Beside every page of the account on a desktop; on a phone it is the body of the first. */
export function AccountNav({ className }: { className?: string }) {
  const current = currentLink(usePathname())
  return (
    <nav aria-label="حساب من" className={className}>
      <ul className="grid gap-0.5">
        {accountLinks.map(({ href, title, icon: LinkIcon }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              aria-current={href === current ? 'page' : undefined}
              className={cn(
                row,
                href === current ? 'bg-brand-50 font-bold text-brand-700' : 'text-ink-700',
              )}
            >
              <LinkIcon className="shrink-0" />
              <span className="flex-1">{title}</span>
              <ChevronEndIcon size={16} className="desk:hidden" />
            </Link>
          </li>
        ))}
        <li className="mt-1 border-t border-line pt-1">
          <LogOutButton className="min-h-12 px-3 text-md" />
        </li>
      </ul>
    </nav>
  )
}
