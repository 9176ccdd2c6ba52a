'use client'

import { useQuery } from '@tanstack/react-query'
import { usePathname } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { LogOutIcon } from '@/components/ui/account-icons'
import { MenuIcon, SearchIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { LogoMark } from '@/components/ui/logo-mark'
import { Drawer } from '@/components/ui/modal'
import { SchemeSwitch } from '@/components/ui/scheme-switch'
import { useMediaQuery } from '@/components/ui/use-media-query'
import type { DeskMember } from '@/lib/contract/desk/staff-login'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { inboxCountsQuery } from '@/lib/client/desk/inbox'
import { deskOrderCountsQuery } from '@/lib/client/desk/orders'
import { deskMemberQuery } from '@/lib/client/desk/staff'
import { workTodayQuery } from '@/lib/client/desk/today'
import { UNDER_WAY } from '@/lib/contract/orders/order-status'
import { formatNumber } from '@/lib/persian/money'
import { RAIL_SCREEN } from '@/styles/breakpoints'
import { CommandPalette } from './command-palette'
import {
  PALETTE_ID,
  SEND_TEXT,
  useCommandKeys,
  useCommands,
  type DeskCommand,
} from '../ui/desk-commands'
import { DeskMemberProvider } from '../ui/desk-member'
import { SEARCHED_PAGES, SECTION_WORDS } from './desk-pages'
import { DESK_SECTIONS, GROUP_TITLES, isCurrentSection, type DeskSection } from './desk-navigation'
import { DeskQuery } from '../ui/desk-states'
import { HeldMovesNotice } from './held-moves-notice'
import { KeyHint } from '../ui/key-hint'
import { KeyList } from './key-list'
import { LiveEvents } from './live-events'
import { MyViews } from './my-views'
import { OfflineBar } from '../ui/offline-bar'
import { useGoTo } from '../ui/use-go-to'
import { useLeaving } from '../ui/use-leaving'
import { countWork } from '../ui/work-count'

function sectionsOf(member: DeskMember | undefined): DeskSection[] {
  if (!member) return []
  return DESK_SECTIONS.filter(
    ({ permission }) =>
      permission === undefined ||
      [permission].flat().some((one) => member.permissions.includes(one)),
  )
}

type SectionLinksProps = {
  sections: DeskSection[]
  waiting: WaitingCounts
  onGo?: () => void
}

function SectionLinks({ sections, waiting, onGo }: SectionLinksProps) {
  const pathname = usePathname()
  const isRail = useMediaQuery(RAIL_SCREEN)
  const groups = Object.entries(GROUP_TITLES).map(([group, title]) => ({
    title,
    sections: sections.filter((section) => section.group === group),
  }))
  return groups.map(({ title, sections: listed }) =>
    listed.length === 0 ? null : (
      <div key={title ?? 'work'}>
        {title && (
          <>
            <h2 className="text-note rail:sr-only px-2.5 pb-1 pt-3 text-[11.5px] font-medium">
              {title}
            </h2>
            <span aria-hidden="true" className="rail:block mx-2 my-1 hidden border-t border-line" />
          </>
        )}
        <ul>
          {listed.map(({ href, title: name, icon: Icon }) => {
            const isCurrent = isCurrentSection(href, pathname)
            return (
              <li key={href}>
                <Link
                  href={href}
                  onClick={onGo}
                  aria-current={isCurrent ? 'page' : undefined}
                  title={isRail ? name : undefined}
                  className={cn(
                    'relative flex h-[30px] items-center gap-2.5 rounded-lg px-2.5 font-medium phone:h-11 rail:justify-center rail:px-0',
                    isCurrent
                      ? 'border border-line bg-paper font-semibold text-ink-900'
                      : 'hover:bg-hover text-ink-700',
                  )}
                >
                  <Icon
                    size={16}
                    className={cn('shrink-0', isCurrent ? 'text-acting' : 'text-note')}
                  />
                  <span className="rail:sr-only">{name}</span>{' '}
                  <WaitingCount count={waiting.get(href) ?? 0} />
                </Link>
              </li>
            )
          })}
        </ul>
      </div>
    ),
  )
}

type WaitingCounts = ReadonlyMap<string, number>

function WaitingCount({ count }: { count: number }) {
  return count === 0 ? null : (
    <span className="text-note rail:absolute rail:end-[calc(50%-20px)] rail:top-0 rail:min-w-4 rail:rounded-full rail:bg-acting-bg rail:px-1 rail:text-center rail:text-[11px] rail:leading-4 rail:text-acting-ink ms-auto text-[12px]">
      {formatNumber(count)}
      <span className="sr-only"> در انتظار</span>
    </span>
  )
}

/** What waits in each section, as its page counts it; the stream has it read again. */
function useWaitingCounts(sections: readonly DeskSection[]): WaitingCounts {
  const has = (href: string) => sections.some((section) => section.href === href)
  const canSeeOrders = has(deskPaths.orders)
  const orders = useQuery({ ...deskOrderCountsQuery, enabled: canSeeOrders })
  const inbox = useQuery({ ...inboxCountsQuery, enabled: has(deskPaths.inbox) })
  const today = useQuery({ ...workTodayQuery({}), enabled: has(deskPaths.today) })
  const waiting = Object.values(inbox.data ?? {}).reduce((sum, count) => sum + count, 0)
  return new Map([
    [deskPaths.today, countWork(today.data?.queues ?? []).waiting],
    // As many as the first tab of the orders says.
    [deskPaths.orders, UNDER_WAY.reduce((sum, status) => sum + (orders.data?.[status] ?? 0), 0)],
    [deskPaths.inbox, waiting],
  ])
}

type AccountProps = {
  member: DeskMember | undefined
  onKeys: () => void
  onLeave: () => Promise<void>
}

function Account({ member, onKeys, onLeave }: AccountProps) {
  return (
    <div className="rail:flex-col rail:gap-1 mt-auto flex shrink-0 items-center gap-2 pt-2 phone:pt-3">
      {member && (
        <p className="text-note rail:sr-only min-w-0 flex-1 px-2 text-[12px] leading-[17px]">
          <b className="block truncate text-[13px] font-semibold text-ink-900">{member.name}</b>
          {member.role.name}
        </p>
      )}
      <button
        type="button"
        onClick={onKeys}
        aria-label="همهٔ کلیدها"
        className="hover:bg-hover grid size-8 place-items-center rounded-lg phone:hidden"
      >
        <KeyHint keys="Shift+Slash" />
      </button>
      <button
        type="button"
        onClick={() => void onLeave()}
        aria-label="خروج از میز کار"
        title="خروج از میز کار"
        className="text-note hover:bg-hover grid size-8 place-items-center rounded-lg phone:size-11"
      >
        <LogOutIcon size={16} />
      </button>
    </div>
  )
}

const PHONE_BAR_LENGTH = 4

/** The sidebar, the phone's bars, the palette and the keys around every page of the desk. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const goTo = useGoTo()
  const pathname = usePathname()
  const member = useQuery(deskMemberQuery)
  const { isLeaving, leave } = useLeaving(member.data)
  const sections = sectionsOf(member.data)
  const waiting = useWaitingCounts(sections)
  const onBar = sections.filter(({ isOnPhoneBar }) => isOnPhoneBar).slice(0, PHONE_BAR_LENGTH)
  const [isPaletteOpen, setIsPaletteOpen] = useState(false)
  const [isKeyListOpen, setIsKeyListOpen] = useState(false)
  const [isMenuOpen, setIsMenuOpen] = useState(false)

  const toSections = sections.map(({ href, title, key }): DeskCommand => ({
    id: `go ${href}`,
    title: `رفتن به «${title}»`,
    words: SECTION_WORDS[href] ?? '',
    group: 'رفتن به',
    ...(key && { keys: `KeyG ${key}` }),
    run: () => goTo(href),
  }))
  const toPages = SEARCHED_PAGES.filter(({ permission }) =>
    member.data?.permissions.includes(permission),
  ).map(({ href, title, words }): DeskCommand => ({
    ...{ id: `go ${href}`, title: `رفتن به «${title}»`, words, group: 'رفتن به' },
    isSearched: true,
    run: () => goTo(href),
  }))
  const commands: DeskCommand[] = [
    ...toSections,
    ...toPages,
    ...(member.data?.permissions.includes('reviews.moderate')
      ? [
          {
            ...{ id: 'go comments', title: 'رفتن به «دیدگاه‌ها»', group: 'رفتن به' },
            keys: 'KeyG KeyC',
            run: () => goTo(deskPaths.comments),
          },
        ]
      : []),
    SEND_TEXT,
    {
      id: PALETTE_ID,
      title: 'جستجوی فرمان',
      group: 'همه‌جا',
      keys: 'Mod+KeyK',
      isKeyOnly: true,
      run: () => setIsPaletteOpen(true),
    },
    {
      id: 'keys',
      title: 'همهٔ کلیدها',
      group: 'همه‌جا',
      keys: 'Shift+Slash',
      run: () => setIsKeyListOpen(true),
    },
    {
      id: 'shop',
      title: 'دیدن فروشگاه',
      group: 'همه‌جا',
      run: () => void window.open('/', '_blank', 'noopener'),
    },
    { id: 'leave', title: 'خروج از میز کار', group: 'همه‌جا', run: () => void leave() },
  ]
  useCommands(commands.map((command) => ({ ...command, isGlobal: true })))
  useCommandKeys()

  const current = sections.find(({ href }) => isCurrentSection(href, pathname))
  return (
    <div className="rail:grid-cols-[60px_minmax(0,1fr)] relative flex h-dvh flex-col overflow-clip desk:grid desk:grid-cols-[228px_minmax(0,1fr)] short:h-auto short:min-h-dvh short:overflow-visible print:block print:h-auto print:overflow-visible">
      <nav
        aria-label="بخش‌های میز کار"
        className="rail:px-2 flex min-h-0 flex-col py-2.5 pe-3 ps-2.5 phone:hidden print:hidden"
      >
        <Link
          href={deskPaths.today}
          className="rail:justify-center rail:px-0 flex h-10 shrink-0 items-center gap-2 rounded-lg px-2 text-[14px] font-bold"
        >
          <LogoMark size={26} />
          <span className="rail:sr-only">میز کار</span>
        </Link>
        <button
          type="button"
          onClick={() => setIsPaletteOpen(true)}
          className="text-note rail:justify-center rail:px-0 my-2 flex h-[34px] shrink-0 items-center gap-2 rounded-lg border border-line bg-paper px-2.5"
        >
          <SearchIcon size={16} />
          <span className="rail:sr-only flex-1 text-start">جستجو یا فرمان…</span>
          <span className="rail:hidden inline-flex">
            <KeyHint keys="Mod+KeyK" />
          </span>
        </button>
        {/* It scrolls by itself and fades where more follows: a bar would take a third of the rail. */}
        <div className="fades-down rail:[scrollbar-width:none] min-h-0 flex-1 overflow-y-auto short:overflow-visible">
          <SectionLinks sections={sections} waiting={waiting} />
          <MyViews member={member.data} />
        </div>
        <Account member={member.data} onKeys={() => setIsKeyListOpen(true)} onLeave={leave} />
      </nav>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden bg-paper desk:my-2 desk:me-2 desk:rounded-[14px] desk:border desk:border-line short:overflow-visible print:m-0 print:block print:overflow-visible print:border-0">
        <OfflineBar />
        <DeskQuery query={member} what="میز کار">
          {(data) => (
            <DeskMemberProvider member={data}>
              {!isLeaving && <LiveEvents />}
              {children}
              <HeldMovesNotice />
            </DeskMemberProvider>
          )}
        </DeskQuery>
      </div>
      <nav
        aria-label="بخش‌های اصلی"
        className="flex h-[62px] shrink-0 items-center justify-around border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] desk:hidden print:hidden"
      >
        {onBar.map((section) => (
          <Link
            key={section.href}
            href={section.href}
            aria-current={section === current ? 'page' : undefined}
            className={cn(
              'grid min-h-11 min-w-[60px] justify-items-center gap-0.5 text-[11px] leading-4',
              section === current ? 'text-acting-ink font-bold' : 'text-note',
            )}
          >
            <section.icon size={21} />
            {section.shortTitle ?? section.title}
          </Link>
        ))}
        <button
          type="button"
          onClick={() => setIsMenuOpen(true)}
          className="text-note grid min-h-11 min-w-[60px] justify-items-center gap-0.5 text-[11px] leading-4"
        >
          <MenuIcon size={21} />
          بیشتر
        </button>
      </nav>
      <Drawer open={isMenuOpen} onOpenChange={setIsMenuOpen} title="میز کار">
        <div className="flex min-h-full flex-col gap-1">
          <SectionLinks sections={sections} waiting={waiting} onGo={() => setIsMenuOpen(false)} />
          <MyViews member={member.data} onGo={() => setIsMenuOpen(false)} />
          <SchemeSwitch className="mt-5" />
          <Account member={member.data} onKeys={() => setIsKeyListOpen(true)} onLeave={leave} />
        </div>
      </Drawer>
      <CommandPalette open={isPaletteOpen} onOpenChange={setIsPaletteOpen} />
      <KeyList open={isKeyListOpen} onOpenChange={setIsKeyListOpen} />
    </div>
  )
}
