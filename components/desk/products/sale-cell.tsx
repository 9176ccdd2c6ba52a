'use client'

import { useRef, useState, type FormEvent } from 'react'
import { cn } from '@/components/ui/cn'
import { ClockIcon } from '@/components/ui/page-icons'
import { formatDateTime } from '@/lib/persian/dates'
import { DialogActions } from '../ui/dialog-actions'
import { FormDialog } from '../ui/form-dialog'
import { MomentField } from '../ui/moment-field'
import type { DraftSale } from './product-draft'
import { SheetCell } from './sheet-cell'

const UNTIMED = { from: null, until: null }

/** When a sale runs, in words. */
function describeSpan({ from, until }: Pick<DraftSale, 'from' | 'until'>): string {
  const start = from === null ? 'از هنگام ذخیره' : `از ${formatDateTime(from)}`
  return until === null ? `${start}، بی‌پایان` : `${start} تا ${formatDateTime(until)}`
}

type SaleCellProps = {
  name: string
  sale: DraftSale | null
  /** Why it was refused. */
  problem?: string | undefined
  disabled: boolean
  onChange: (sale: DraftSale | null) => void
  onFill: (sale: DraftSale | null) => void
  onTime: () => void
}

/** The price of a sale, and a button for its time. */
export function SaleCell(props: SaleCellProps) {
  const { name, sale, problem, disabled, onChange, onFill, onTime } = props
  // A price that is cleared to be written anew keeps its time.
  const former = useRef(sale)
  const withPrice = (price: number | null) =>
    price === null ? null : { ...(sale ?? former.current ?? UNTIMED), price }
  return (
    <span
      className="inline-flex items-center gap-0.5"
      onFocus={() => {
        former.current = sale
      }}
    >
      <SheetCell
        isLive
        column="sale"
        className="w-28"
        label={`فروش ویژهٔ ${name}`}
        value={sale?.price ?? null}
        placeholder="بی‌فروش ویژه"
        state={problem === undefined ? undefined : { kind: 'failed', reason: problem }}
        disabled={disabled}
        onCommit={(price) => onChange(withPrice(price))}
        onFill={(price) => onFill(withPrice(price))}
      />
      <button
        type="button"
        className={cn(
          'grid size-7 place-items-center rounded-md disabled:opacity-40 phone:size-11',
          sale?.until ? 'text-acting-ink' : 'text-note',
        )}
        title={sale ? describeSpan(sale) : undefined}
        aria-label={`زمان فروش ویژهٔ ${name}${sale ? `: ${describeSpan(sale)}` : ''}`}
        disabled={disabled || sale === null}
        onClick={onTime}
      >
        <ClockIcon size={16} />
      </button>
    </span>
  )
}

type SaleSpanFieldsProps = {
  span: Pick<DraftSale, 'from' | 'until'>
  onChange: (span: Pick<DraftSale, 'from' | 'until'>) => void
}

export function SaleSpanFields({ span, onChange }: SaleSpanFieldsProps) {
  const { from, until } = span
  const isBackwards = from !== null && until !== null && from >= until
  return (
    <>
      <MomentField
        label="آغاز"
        isOptional
        value={from}
        onChange={(next) => onChange({ from: next, until })}
      />
      <MomentField
        label="پایان"
        isOptional
        value={until}
        error={isBackwards ? 'پایان باید پس از آغاز باشد.' : undefined}
        onChange={(next) => onChange({ from, until: next })}
      />
    </>
  )
}

type SaleTimeDialogProps = {
  sale: DraftSale
  onClose: () => void
  onSave: (span: Pick<DraftSale, 'from' | 'until'>, isForAll: boolean) => void
}

export function SaleTimeDialog({ sale, onClose, onSave }: SaleTimeDialogProps) {
  const [span, setSpan] = useState({ from: sale.from, until: sale.until })
  const [isForAll, setForAll] = useState(true)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onSave(span, isForAll)
  }
  return (
    <FormDialog open onOpenChange={(open) => !open && onClose()} title="زمان فروش ویژه" size="sm">
      <form onSubmit={handleSubmit} noValidate className="grid gap-3.5">
        <SaleSpanFields span={span} onChange={setSpan} />
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            checked={isForAll}
            onChange={({ target }) => setForAll(target.checked)}
          />
          همهٔ تنوع‌هایی که فروش ویژه دارند
        </label>
        <p className="text-note text-[12px]">{describeSpan(span)}</p>
        <DialogActions action="همین زمان" onClose={onClose} />
      </form>
    </FormDialog>
  )
}
