'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react'
import { cn } from '@/components/ui/cn'
import { ChevronDownIcon, SearchIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { Menu } from '@/components/ui/menu'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from './desk-button'
import { useCommands, type DeskCommand } from './desk-commands'
import { useDeskRouter } from './desk-router'
import { KeyHint } from './key-hint'
import { useGoTo } from './use-go-to'

/** The address holds the filters of a list; another one begins with the first page. */
export function useListAddress() {
  const router = useDeskRouter()
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
    /** All of it, as an order that is opened from here remembers it. */
    query: search.toString(),
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
  /** Before its title. */
  sign?: ReactNode
  /** Behind «بیشتر», unless it is open. */
  isFolded?: boolean
}

const MOST_DIGITS = 9

/** The first nine are at hand by the number that is printed on them, which no count changes. */
export function DeskTabs(props: { label: string; tabs: readonly DeskTab[]; current: string }) {
  const { label, tabs, current } = props
  const goTo = useGoTo()
  const isShown = ({ id, isFolded }: DeskTab) => !isFolded || id === current
  const numbered = tabs.map((tab, at) => ({
    ...tab,
    digit: at < MOST_DIGITS ? String(at + 1) : undefined,
  }))
  const shown = numbered.filter(isShown)
  const folded = tabs.filter((tab) => !isShown(tab))
  useCommands(
    tabs.slice(0, MOST_DIGITS).map(({ id, title, href }, at): DeskCommand => ({
      ...{ id: `tab-${id}`, title: `زبانهٔ «${title}»`, group: label, keys: `Digit${at + 1}` },
      isOfLook: true,
      run: () => goTo(href),
    })),
  )
  return (
    <div className="flex h-[42px] shrink-0 items-stretch border-b border-line px-3.5 phone:h-[46px]">
      <nav
        aria-label={label}
        className="fades-aside flex min-w-0 items-stretch gap-0.5 overflow-x-auto [scrollbar-width:none]"
      >
        {shown.map(({ id, title, href, count, isLate, sign, digit }) => (
          <Link
            key={id}
            href={href}
            ref={id === current ? showWhole : undefined}
            aria-current={id === current ? 'page' : undefined}
            aria-keyshortcuts={digit}
            className={cn(
              'flex items-center gap-1.5 whitespace-nowrap border-b-2 px-2 font-medium',
              id === current
                ? 'border-acting font-semibold text-ink-900'
                : 'text-note border-transparent',
            )}
          >
            {sign}
            {title}{' '}
            {count !== undefined && (
              <span className={cn('text-[12px]', isLate && count > 0 && 'text-late-ink')}>
                {formatNumber(count)}
              </span>
            )}
            {digit && <KeyHint keys={`Digit${digit}`} />}
          </Link>
        ))}
      </nav>
      {folded.length > 0 && (
        <Menu
          align="end"
          trigger={
            <button
              type="button"
              aria-label={`بیشتر: ${label}`}
              className="text-note hover:bg-hover my-1 inline-flex shrink-0 items-center gap-1 rounded-lg px-2 font-medium"
            >
              بیشتر
              <ChevronDownIcon size={14} />
            </button>
          }
          items={folded.map(({ title, href, count = 0, sign }) => ({
            ...{ label: `${title} ${formatNumber(count)}`, href, icon: sign },
          }))}
        />
      )}
    </div>
  )
}

/** The open one is not left behind the edge of the row. */
function showWhole(tab: HTMLElement | null): void {
  tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}

type DeskSearchProps = {
  label: string
  value: string
  fieldRef: RefObject<HTMLInputElement | null>
  /** On a phone it shares its row with the button of the filters. */
  isBesideFilter?: boolean
  onSearch: (text: string) => void
}

const SEARCH_PAUSE = 200

/** Searches by itself once the hand rests, and at once by enter; an empty field shows its key. */
export function DeskSearch(props: DeskSearchProps) {
  const { label, value, fieldRef, isBesideFilter = false, onSearch } = props
  const [typed, setTyped] = useState(value)
  /** The address comes after: until it says the last of them, the former ones may still come by. */
  const [sent, setSent] = useState<readonly string[]>([value])
  const [shown, setShown] = useState(value)
  const searched = sent.at(-1)
  if (value !== shown) {
    setShown(value)
    const isOwn = sent.includes(value)
    if (value === searched || !isOwn) setSent([value])
    // Somebody else changed it: a chip, a tab, going back.
    if (!isOwn) setTyped(value)
  }
  const wanted = typed.trim()
  const search = () => {
    if (wanted === searched) return
    setSent([...sent, wanted])
    onSearch(wanted)
  }
  const searchTyped = useEffectEvent(search)
  useEffect(() => {
    const timer = setTimeout(() => searchTyped(), SEARCH_PAUSE)
    return () => clearTimeout(timer)
  }, [wanted])
  return (
    <form
      role="search"
      className={cn(
        'relative w-72 shrink',
        isBesideFilter ? 'min-w-48 phone:w-0 phone:min-w-40 phone:grow' : 'min-w-48 phone:w-full',
      )}
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <SearchIcon
        size={16}
        className="text-note pointer-events-none absolute inset-y-0 start-2.5 my-auto"
      />
      <input
        ref={fieldRef}
        type="search"
        className="desk-field ps-8"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === '') return
          // The first empties it, the second leaves it; not every browser does so by itself.
          event.preventDefault()
          setTyped('')
        }}
      />
      {typed === '' && (
        <span className="pointer-events-none absolute inset-y-0 end-2 inline-flex items-center">
          <KeyHint keys="Slash" />
        </span>
      )}
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
