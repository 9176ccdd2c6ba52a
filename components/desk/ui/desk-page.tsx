'use client'

import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { ChevronEndIcon, ChevronStartIcon, SearchIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import type { Permission } from '@/lib/domain/staff'
import { currentCommands, PALETTE_ID, useCommands, type DeskCommand } from './desk-commands'
import { useDeskMember } from './desk-member'
import { NoRight } from './desk-states'
import { PageFoot } from './page-foot'

type DeskPageProps = {
  title: ReactNode
  /** The page above this one. */
  parent?: { href: string; title: string }
  /** Beside the title: what the page counts, or its state. */
  lead?: ReactNode
  actions?: ReactNode
  tabs?: ReactNode
  tools?: ReactNode
  /** Commands of the page whose keys are printed at its foot; without any, those of everywhere. */
  hints?: readonly DeskCommand[]
  /** Without it the page says who can. */
  needs?: Permission
  /** The body scrolls by itself, as a table does, and has no margins. */
  isFlush?: boolean
  children: ReactNode
}

const FILTERS = ['[data-filter]', '[data-tools] select', '[data-tools] input']

/** The first that is in view: beside the list where there is space for them, over it where not. */
function openFilters(): void {
  const [first] = FILTERS.flatMap((selector) => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ]).filter((control) => control.checkVisibility())
  first?.focus()
  if (first instanceof HTMLButtonElement) first.click()
  if (first instanceof HTMLSelectElement && 'showPicker' in first) first.showPicker()
}

/** Head, tabs, tools, body and foot of one page; only the body scrolls. */
export function DeskPage(props: DeskPageProps) {
  const { title, parent, lead, actions, tabs, tools, hints = [], needs, isFlush, children } = props
  const { permissions } = useDeskMember()
  const isAllowed = needs === undefined || permissions.includes(needs)
  const filters = { id: 'open-filters', title: 'فیلترها', group: 'فهرست', keys: 'KeyF' }
  useCommands(isAllowed && tools ? [{ ...filters, run: openFilters }] : [])
  return (
    <>
      <header className="flex min-h-[52px] shrink-0 flex-wrap items-center gap-2 border-b border-line py-2 pe-3.5 ps-5 phone:ps-4 print:hidden">
        {parent && (
          <>
            <Link
              href={parent.href}
              className="text-note underline-offset-4 hover:underline phone:-me-2 phone:-ms-3 phone:grid phone:size-11 phone:shrink-0 phone:place-items-center"
            >
              <ChevronStartIcon size={20} className="hidden phone:block" />
              <span className="phone:sr-only">{parent.title}</span>
            </Link>
            <ChevronEndIcon size={14} className="text-note phone:hidden" />
          </>
        )}
        <div
          className={cn(
            'contents phone:flex phone:flex-1 phone:flex-col phone:gap-0.5',
            parent ? 'phone:min-w-[6.5rem]' : 'phone:min-w-min',
          )}
        >
          <h1 className="text-[16px] font-bold leading-6 phone:line-clamp-2 phone:break-words">
            {title}
          </h1>
          {lead && <span className="text-note phone:line-clamp-2 phone:leading-5">{lead}</span>}
        </div>
        <button
          type="button"
          aria-label="جستجو یا فرمان"
          onClick={() =>
            currentCommands()
              .find(({ id }) => id === PALETTE_ID)
              ?.run()
          }
          className="text-note hover:bg-hover ms-auto hidden size-11 place-items-center rounded-lg phone:grid"
        >
          <SearchIcon size={20} />
        </button>
        {isAllowed && actions && (
          <div className="ms-auto flex flex-wrap items-center gap-2 phone:ms-0">{actions}</div>
        )}
      </header>
      {isAllowed && tabs}
      {isAllowed && tools && (
        <section
          aria-label="فیلترها"
          data-tools
          className="flex min-h-[46px] shrink-0 flex-wrap items-center gap-1.5 border-b border-line px-3.5 py-2"
        >
          {tools}
        </section>
      )}
      <main
        id="content"
        className={cn(
          'flex min-h-0 flex-1 flex-col print:hidden',
          !isFlush && 'gap-3.5 overflow-y-auto bg-ground p-5 phone:p-4 [&>*]:shrink-0',
        )}
      >
        {isAllowed ? children : <NoRight />}
      </main>
      <PageFoot hints={isAllowed ? hints : []} />
    </>
  )
}
