'use client'

import { useRef, useState, type KeyboardEvent } from 'react'
import { cn } from '@/components/ui/cn'
import { foldDigits, persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'

export type CellState = { kind: 'saving' } | { kind: 'failed'; reason: string } | undefined

type SheetCellProps = {
  /** Which value of which row, for who hears it. */
  label: string
  value: number | null
  onCommit: (value: number | null) => void
  /** Each keystroke is taken, as in a form that is saved as a whole; escape brings back what was there. */
  isLive?: boolean
  /** `⌘D`: this value in all rows of the column. */
  onFill?: (value: number | null) => void
  /** `⌘Z`, where nothing was typed that the browser could take back. */
  onTakeBack?: () => void
  column: string
  /** By which a key finds it, as `7:price`. */
  cell?: string
  state?: CellState
  disabled?: boolean
  placeholder?: string
  className?: string
  /** As wide as its number, so that the unit behind it stays with it. */
  isFitted?: boolean
}

const MAX_DIGITS = 12
/** Without them it would be another number: ۱٫۵ is not ۱۵. */
const NOT_WHOLE = /[-\u2010-\u2015\u2212.٫/]/
const NOT_WHOLE_REASON = 'عدد را بدون منفی و بی‌اعشار بنویسید.'

function parse(text: string): number | null {
  const digits = foldDigits(text).replace(/\D/g, '').slice(0, MAX_DIGITS)
  return digits === '' ? null : Number(digits)
}

/** The cell of the same column in another row, in the order of the page. */
function focusInColumn(cell: HTMLElement, column: string, step: 1 | -1): void {
  const sheet = cell.closest('table')
  const cells = [...(sheet?.querySelectorAll<HTMLElement>(`[data-column="${column}"]`) ?? [])]
  cells[cells.indexOf(cell) + step]?.focus()
}

/** One number of a sheet: typed over, taken with enter or tab, dropped with escape. */
export function SheetCell(props: SheetCellProps) {
  const { label, value, onCommit, onFill, onTakeBack, column, cell, state, disabled } = props
  const { placeholder, className, isFitted = false, isLive = false } = props
  const [typed, setTyped] = useState<string | null>(null)
  // Enter moves the focus on, and the blur that this fires still sees the text that was taken.
  const isTaken = useRef(false)
  const former = useRef(value)
  const shown = typed ?? (value === null ? '' : formatNumber(value))
  const isWrong = typed !== null && NOT_WHOLE.test(typed)
  const reason = isWrong ? NOT_WHOLE_REASON : state?.kind === 'failed' ? state.reason : undefined
  const commit = () => {
    if (typed === null || isWrong || isTaken.current) return
    isTaken.current = true
    const next = parse(typed)
    setTyped(null)
    if (next !== value) onCommit(next)
  }
  const takeLive = (next: number | null) => {
    if (isLive && next !== value) onCommit(next)
  }
  const handleType = (text: string) => {
    isTaken.current = false
    if (typed === null) former.current = value
    if (NOT_WHOLE.test(text)) {
      setTyped(text)
      return takeLive(former.current)
    }
    const next = parse(text)
    setTyped(next === null ? '' : persianDigits(formatNumber(next)))
    takeLive(next)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation()
      isTaken.current = true
      setTyped(null)
      takeLive(former.current)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (isWrong) return
      commit()
      focusInColumn(input, column, 1)
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (event.altKey) return
      event.preventDefault()
      focusInColumn(input, column, event.key === 'ArrowDown' ? 1 : -1)
    }
    const isMod = event.metaKey || event.ctrlKey
    if (onTakeBack && event.code === 'KeyZ' && isMod && typed === null) {
      event.preventDefault()
      onTakeBack()
    }
    if (onFill && event.code === 'KeyD' && isMod) {
      event.preventDefault()
      if (isWrong) return
      onFill(typed === null ? value : parse(typed))
      isTaken.current = true
      setTyped(null)
    }
  }
  return (
    <span className="relative inline-flex items-center">
      <input
        className={cn(
          'desk-cell',
          state?.kind === 'saving' && 'border-b-acting-edge border-dashed',
          reason !== undefined && 'border-late bg-late-bg text-late-ink',
          // Digits are of many widths; a browser that cannot fit them counts them.
          isFitted && 'w-auto min-w-12 [field-sizing:content]',
          className,
        )}
        size={isFitted ? Math.max(shown.length, 3) : undefined}
        data-column={column}
        data-cell={cell}
        inputMode="numeric"
        dir="ltr"
        aria-label={label}
        aria-invalid={reason !== undefined || undefined}
        title={reason}
        value={shown}
        disabled={disabled}
        placeholder={placeholder}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => handleType(target.value)}
        onBlur={commit}
        onKeyDown={handleKeyDown}
      />
      {state?.kind === 'saving' && (
        <span
          role="status"
          className="border-acting absolute -start-4 size-3 animate-spin rounded-full border-2 border-t-transparent"
        >
          <span className="sr-only">در راه</span>
        </span>
      )}
    </span>
  )
}
