import { cn } from '@/components/ui/cn'
import { CloseIcon } from '@/components/ui/icons'
import { ProductOption } from './product-option'
import { RowLink } from './row-link'
import type { Group, Row } from './rows'
import { TextOption } from './text-option'
import type { Suggest } from './use-suggest'

/** The way to everything stays in sight under a long list. */
const looks: Partial<Record<Row['kind'], string>> = {
  all: 'text-brand-700 desk:sticky desk:-bottom-2 desk:rounded-t-none desk:border-t desk:border-line desk:bg-paper',
  search: 'text-brand-700',
}

type SuggestionListProps = { suggest: Suggest; label: string; className?: string }

export function SuggestionList({ suggest, label, className }: SuggestionListProps) {
  const { listId, answers } = suggest
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={label}
      aria-busy={answers.busy}
      className={cn('transition-opacity', answers.busy && 'opacity-70 delay-300', className)}
    >
      {answers.groups.map((group) => (
        <Rows key={group.name} group={group} suggest={suggest} />
      ))}
    </div>
  )
}

function Rows({ group, suggest }: { group: Group; suggest: Suggest }) {
  const headingId = `${suggest.listId}-${group.name}`
  const rows = group.rows.map((row) => <OneRow key={row.key} row={row} suggest={suggest} />)
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

function OneRow({ row, suggest }: { row: Row; suggest: Suggest }) {
  const { text, activeId, idOf, choose, forget } = suggest
  const id = idOf(row)
  const link = { id, href: row.href, active: id === activeId, onChoose: () => choose(row) }
  if (row.kind === 'product') {
    return (
      <RowLink {...link} className="py-1.5">
        <ProductOption card={row.card} asked={text} />
      </RowLink>
    )
  }
  if (row.kind !== 'recent') {
    return (
      <RowLink {...link} className={looks[row.kind]}>
        <TextOption row={row} asked={text} />
      </RowLink>
    )
  }
  return (
    <div role="presentation" className="relative">
      <RowLink {...link} keys="Delete" className="pe-12">
        <TextOption row={row} asked={text} />
      </RowLink>
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
