'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import Link from '@/components/ui/link'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { DeskCommand } from './desk-commands'
import { DeskPage } from './desk-page'

const TABS = [
  { href: deskPaths.content, title: 'صفحهٔ اصلی' },
  { href: deskPaths.menus, title: 'منو و پاورقی' },
  { href: deskPaths.branches, title: 'شعبه‌ها' },
  { href: deskPaths.redirects, title: 'نشانی‌های جابه‌جا' },
]

type ContentFrameProps = {
  lead?: ReactNode
  actions?: ReactNode
  hints?: readonly DeskCommand[]
  /** Below what scrolls. */
  foot?: ReactNode
  children: ReactNode
}

/** What the shop shows beside its goods, each part under its tab. */
export function ContentFrame({ lead, actions, hints, foot, children }: ContentFrameProps) {
  const pathname = usePathname()
  return (
    <DeskPage
      title="محتوا"
      needs="content.write"
      isFlush
      lead={lead}
      actions={actions}
      {...(hints && hints.length > 0 && { hints })}
      tabs={
        <nav
          aria-label="بخش‌های محتوا"
          className="flex h-[42px] shrink-0 items-stretch gap-0.5 overflow-x-auto border-b border-line px-3.5 phone:h-[46px]"
        >
          {TABS.map(({ href, title }) => (
            <Link
              key={href}
              href={href}
              aria-current={href === pathname ? 'page' : undefined}
              className={cn(
                'flex items-center whitespace-nowrap border-b-2 px-2 font-medium',
                href === pathname
                  ? 'border-acting font-semibold text-ink-900'
                  : 'text-note border-transparent',
              )}
            >
              {title}
            </Link>
          ))}
        </nav>
      }
    >
      <div className="min-h-0 flex-1 overflow-y-auto bg-ground">{children}</div>
      {foot}
    </DeskPage>
  )
}
