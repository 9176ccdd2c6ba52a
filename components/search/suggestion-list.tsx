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
  isActive: boolean
  onChoose: () => void
  /** Keys that act on the row besides choosing it. */
  shortcuts?: string | undefined
  className?: string
  children: ReactNode
}

function isModifiedClick({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey
}

/** A link, so that it opens in a new tab too; the focus stays in the field. */
function SuggestionLink({
  id,
  href,
  isActive,
  onChoose,
  shortcuts,
  className,
  children,
}: SuggestionLinkProps) {
  return (
    <Link
      id={id}
      href={href}
      prefetch={false}
      role="option"
      aria-selected={isActive}
      aria-keyshortcuts={shortcuts}
      tabIndex={-1}
      onClick={(event) => isModifiedClick(event) || onChoose()}
      className={cn(
        'flex min-h-11 scroll-my-14 items-center gap-3 rounded-control px-3 text-md hover:bg-ink-100',
        isActive && 'bg-ink-100 outline outline-2 -outline-offset-2 outline-ring',
        className,
      )}
    >
      {children}
    </Link>
  )
}

/** The link to all results stays in view below a long list. */
const rowClasses: Partial<Record<SuggestionRow['kind'], string>> = {
  all: 'text-brand-700 desk:sticky desk:-bottom-2 desk:rounded-t-none desk:border-t desk:border-line desk:bg-paper',
  search: 'text-brand-700',
}

type SuggestionListProps = { combobox: SearchCombobox; label: string; className?: string }

export function SuggestionList({ combobox, label, className }: SuggestionListProps) {
  const { listId, state } = combobox
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={label}
      aria-busy={state.isBusy}
      className={cn('transition-opacity', state.isBusy && 'opacity-70 delay-300', className)}
    >
      {state.groups.map((group) => (
        <SuggestionGroupView key={group.name} group={group} combobox={combobox} />
      ))}
    </div>
  )
}

function SuggestionGroupView({
  group,
  combobox,
}: {
  group: SuggestionGroup
  combobox: SearchCombobox
}) {
  const headingId = `${combobox.listId}-${group.name}`
  const rows = group.rows.map((row) => (
    <SuggestionRowView key={row.key} row={row} combobox={combobox} />
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

function SuggestionRowView({ row, combobox }: { row: SuggestionRow; combobox: SearchCombobox }) {
  const { text, activeId, idOf, choose, forget } = combobox
  const id = idOf(row)
  const link = { id, href: row.href, isActive: id === activeId, onChoose: () => choose(row) }
  if (row.kind === 'product') {
    return (
      <SuggestionLink {...link} className="py-1.5">
        <ProductOption card={row.card} query={text} />
      </SuggestionLink>
    )
  }
  if (row.kind !== 'recent') {
    return (
      <SuggestionLink {...link} className={rowClasses[row.kind]}>
        <TextOption row={row} query={text} />
      </SuggestionLink>
    )
  }
  return (
    <div role="presentation" className="relative">
      <SuggestionLink {...link} shortcuts="Delete" className="pe-12">
        <TextOption row={row} query={text} />
      </SuggestionLink>
      {/* For a pointer only: a listbox may hold no button, and the Delete key does the same. */}
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
