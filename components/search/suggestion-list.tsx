import type { MouseEvent, ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { CloseIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { ProductOption, TextOption } from './suggestion-option'
import type { SuggestionGroup, SuggestionRow } from './suggestion-groups'
import type { SearchCombobox } from './use-search-combobox'

type SuggestionLinkProps = {
  id: string
  href: string
  active: boolean
  onChoose: () => void
  /** Keys that do something with the row beside choosing it. */
  keys?: string | undefined
  className?: string
  children: ReactNode
}

function isModifiedClick({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey
}

/** A real link, so that it opens in a new tab too; the focus stays in the field. */
function SuggestionLink({
  id,
  href,
  active,
  onChoose,
  keys,
  className,
  children,
}: SuggestionLinkProps) {
  return (
    <Link
      id={id}
      href={href}
      prefetch={false}
      role="option"
      aria-selected={active}
      aria-keyshortcuts={keys}
      tabIndex={-1}
      onClick={(event) => isModifiedClick(event) || onChoose()}
      className={cn(
        'flex min-h-11 scroll-my-14 items-center gap-3 rounded-control px-3 text-md hover:bg-ink-100',
        active && 'bg-ink-100 outline outline-2 -outline-offset-2 outline-ring',
        className,
      )}
    >
      {children}
    </Link>
  )
}

/** The way to everything stays in sight under a long list. */
const rowClasses: Partial<Record<SuggestionRow['kind'], string>> = {
  all: 'text-brand-700 desk:sticky desk:-bottom-2 desk:rounded-t-none desk:border-t desk:border-line desk:bg-paper',
  search: 'text-brand-700',
}

type SuggestionListProps = { suggest: SearchCombobox; label: string; className?: string }

export function SuggestionList({ suggest, label, className }: SuggestionListProps) {
  const { listId, answers } = suggest
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={label}
      aria-busy={answers.isBusy}
      className={cn('transition-opacity', answers.isBusy && 'opacity-70 delay-300', className)}
    >
      {answers.groups.map((group) => (
        <SuggestionGroupView key={group.name} group={group} suggest={suggest} />
      ))}
    </div>
  )
}

function SuggestionGroupView({
  group,
  suggest,
}: {
  group: SuggestionGroup
  suggest: SearchCombobox
}) {
  const headingId = `${suggest.listId}-${group.name}`
  const rows = group.rows.map((row) => (
    <SuggestionRowView key={row.key} row={row} suggest={suggest} />
  ))
  if (group.label === null) return rows
  return (
    <div role="group" aria-labelledby={headingId} className="mb-1">
      <div
        id={headingId}
        role="presentation"
        className={cn(
          'flex items-center px-3 text-xs font-semibold text-ink-500',
          group.name === 'recent' ? 'min-h-9 phone:min-h-11' : 'pb-1 pt-2',
        )}
      >
        {group.label}
      </div>
      {rows}
    </div>
  )
}

function SuggestionRowView({ row, suggest }: { row: SuggestionRow; suggest: SearchCombobox }) {
  const { text, activeId, idOf, choose, forget } = suggest
  const id = idOf(row)
  const link = { id, href: row.href, active: id === activeId, onChoose: () => choose(row) }
  if (row.kind === 'product') {
    return (
      <SuggestionLink {...link} className="py-1.5">
        <ProductOption card={row.card} asked={text} />
      </SuggestionLink>
    )
  }
  if (row.kind !== 'recent') {
    return (
      <SuggestionLink {...link} className={rowClasses[row.kind]}>
        <TextOption row={row} asked={text} />
      </SuggestionLink>
    )
  }
  return (
    <div role="presentation" className="relative">
      <SuggestionLink {...link} keys="Delete" className="pe-12">
        <TextOption row={row} asked={text} />
      </SuggestionLink>
      {/* For a pointer: a list of options may hold no button, and the Delete key does the same. */}
      <button
        type="button"
        aria-hidden="true"
        tabIndex={-1}
        title="حذف"
        onClick={() => forget(row)}
        className="absolute end-0 top-0 grid size-11 place-items-center rounded-control text-ink-500 hover:bg-ink-200 hover:text-ink-900"
      >
        <CloseIcon size={16} />
      </button>
    </div>
  )
}
