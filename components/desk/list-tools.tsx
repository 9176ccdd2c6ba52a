'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import type { RefObject } from 'react'
import { cn } from '@/components/ui/cn'
import Link from '@/components/ui/link'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from './desk-button'
import { useCommands, type DeskCommand } from './desk-commands'
import { useGoTo } from './use-go-to'

/** The address holds the filters of a list; another one begins with the first page. */
export function useListAddress() {
  const router = useRouter()
  const pathname = usePathname()
  const search = useSearchParams()
  const hrefOf = (changes: Record<string, string>) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next.size > 0 ? `${pathname}?${next}` : pathname
  }
  return {
    get: (name: string) => search.get(name) ?? '',
    page: Number(search.get('page') ?? 1) || 1,
    hrefOf,
    /** The tab alone: what was searched for in another does not follow. */
    tabHref: (id: string) => `${pathname}?tab=${id}`,
    set: (changes: Record<string, string>) => router.replace(hrefOf(changes), { scroll: false }),
  }
}

type DeskTab = {
  id: string
  title: string
  href: string
  count?: number | undefined
  /** Its count is bad news. */
  isLate?: boolean
}

const MOST_DIGITS = 9

/** The first nine are at hand by their number. */
export function DeskTabs(props: { label: string; tabs: readonly DeskTab[]; current: string }) {
  const { label, tabs, current } = props
  const goTo = useGoTo()
  useCommands(
    tabs.slice(0, MOST_DIGITS).map(({ id, title, href }, at): DeskCommand => ({
      ...{ id: `tab-${id}`, title: `زبانهٔ «${title}»`, group: label, keys: `Digit${at + 1}` },
      run: () => goTo(href),
    })),
  )
  return (
    <nav
      aria-label={label}
      className="flex h-[42px] shrink-0 items-stretch gap-0.5 overflow-x-auto border-b border-line px-3.5 phone:h-[46px]"
    >
      {tabs.map(({ id, title, href, count, isLate }, at) => (
        <Link
          key={id}
          href={href}
          aria-current={id === current ? 'page' : undefined}
          aria-keyshortcuts={at < MOST_DIGITS ? String(at + 1) : undefined}
          className={cn(
            'flex items-center gap-1.5 whitespace-nowrap border-b-2 px-2 font-medium',
            id === current
              ? 'border-acting font-semibold text-ink-900'
              : 'text-note border-transparent',
          )}
        >
          {title}{' '}
          {count !== undefined && (
            <span className={cn('text-[12px]', isLate && count > 0 && 'text-late-ink')}>
              {formatNumber(count)}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

type DeskSearchProps = {
  label: string
  value: string
  fieldRef: RefObject<HTMLInputElement | null>
  onSearch: (text: string) => void
}

export function DeskSearch({ label, value, fieldRef, onSearch }: DeskSearchProps) {
  return (
    <form
      role="search"
      className="w-72 min-w-48 shrink phone:w-48"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(fieldRef.current?.value.trim() ?? '')
      }}
    >
      <input
        key={value}
        ref={fieldRef}
        type="search"
        className="desk-field"
        aria-label={label}
        placeholder={label}
        defaultValue={value}
      />
    </form>
  )
}

type DeskPagerProps = { page: number; pages: number; onPage: (page: string) => void }

export function DeskPager({ page, pages, onPage }: DeskPagerProps) {
  if (pages <= 1) return null
  return (
    <nav
      aria-label="صفحه‌ها"
      className="flex shrink-0 items-center justify-center gap-3 border-t border-line p-2"
    >
      <DeskButton disabled={page <= 1} onClick={() => onPage(String(page - 1))}>
        پیشین
      </DeskButton>
      <span className="text-note">
        صفحهٔ {persianDigits(page)} از {persianDigits(pages)}
      </span>
      <DeskButton disabled={page >= pages} onClick={() => onPage(String(page + 1))}>
        بعدی
      </DeskButton>
    </nav>
  )
}
