'use client'

import { useQueries, type QueryKey } from '@tanstack/react-query'
import { CloseIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from './desk-button'
import { DeskState } from './desk-states'

export type FilterChip = { name: string; text: string }

type FilterChipsProps = { chips: readonly FilterChip[]; onDrop: (name: string) => void }

/** What a list is narrowed by, each taken off by a press. */
export function FilterChips({ chips, onDrop }: FilterChipsProps) {
  return chips.map(({ name, text }) => (
    <button
      key={name}
      type="button"
      className="bg-acting-bg border-acting-edge text-acting-ink inline-flex h-7 shrink-0 items-center gap-1.5 rounded-[7px] border px-2.5 text-[12px] font-medium phone:h-11"
      onClick={() => onDrop(name)}
    >
      <span>
        <MixedText>{text}</MixedText>
      </span>
      <CloseIcon size={14} />
      <span className="sr-only">برداشتن</span>
    </button>
  ))
}

/** `hasMore`: there are more than were counted. */
export type FoundCount = { count: number; hasMore?: boolean }

type FilteredToNothingProps = FilterChipsProps & {
  /** Of one row, as «کالا», and of none, as «کالایی». */
  what: string
  none: string
  /** In place of what is said of filters, where none is as it should be. */
  title?: string | undefined
  queryKey: QueryKey
  /** How many there are without this one filter. */
  countWithout: (name: string, signal: AbortSignal) => Promise<FoundCount>
  onClear: () => void
}

const OFFERED = 3

/** No dead end: the filters, and which one stands in the way of how many. */
export function FilteredToNothing(props: FilteredToNothingProps) {
  const { what, none, chips, queryKey, countWithout, onDrop, onClear } = props
  const these = chips.length === 1 ? 'این فیلتر' : `این ${formatNumber(chips.length)} فیلتر`
  const found = useQueries({
    queries: chips.map(({ name }) => ({
      queryKey: [...queryKey, 'without', name],
      queryFn: ({ signal }: { signal: AbortSignal }) => countWithout(name, signal),
    })),
  })
  const offers = chips
    .flatMap((chip, at) => {
      const without = found[at]?.data
      return without && without.count > 0 ? { ...chip, ...without } : []
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, OFFERED)
  const isCounted = found.every(({ isSuccess }) => isSuccess)
  return (
    <DeskState
      title={props.title ?? `با ${these} ${none} نیست`}
      text={
        <span className="flex flex-wrap justify-center gap-2">
          <FilterChips chips={chips} onDrop={onDrop} />
        </span>
      }
      action={
        <>
          {offers.map(({ name, text, count, hasMore }) => (
            <DeskButton key={name} onClick={() => onDrop(name)}>
              {/* One run: between parts of their own a button leaves a gap. */}
              <span>
                بدون «<MixedText>{text}</MixedText>»: {formatNumber(count)} {what}
                {hasMore && ' یا بیشتر'}
              </span>
            </DeskButton>
          ))}
          {isCounted && offers.length === 0 && chips.length > 1 && (
            <p className="text-note basis-full">برداشتن یکی از آن‌ها بس نیست.</p>
          )}
          {(chips.length > 1 ||
            (found.every(({ isPending }) => !isPending) && offers.length === 0)) && (
            <DeskButton variant="plain" onClick={onClear}>
              برداشتن فیلترها
            </DeskButton>
          )}
        </>
      }
    />
  )
}
