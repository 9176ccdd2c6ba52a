'use client'

import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import { currencyName, formatNumber, fromUnits, toUnits } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { FormDialog } from '../ui/form-dialog'
import { RoleLimitField } from './role-limit-field'

const SCALES = [
  { size: 1_000_000_000, word: ' میلیارد' },
  { size: 1_000_000, word: ' میلیون' },
  { size: 1_000, word: ' هزار' },
]

/** «۵ میلیون», as exact as one digit after the point allows; a smaller part is written out. */
function shortAmount(rials: number): string {
  const amount = toUnits(rials)
  const scale = SCALES.find(({ size }) => amount >= size && (amount * 10) % size === 0)
  return scale ? `${formatNumber(amount / scale.size)}${scale.word}` : formatNumber(amount)
}

const KINDS = {
  refund: {
    title: 'بازپرداخت',
    most: null,
    unit: currencyName,
    shown: shortAmount,
    typed: toUnits,
    stored: fromUnits,
  },
  discount: {
    title: 'تخفیف',
    most: 100,
    unit: () => 'درصد',
    shown: (percent: number) => `${formatNumber(percent)}٪`,
    typed: (percent: number) => percent,
    stored: (percent: number) => percent,
  },
} as const

type RoleLimitCellProps = {
  kind: keyof typeof KINDS
  roleName: string
  /** Null is no limit. */
  value: number | null
  onChange: (value: number | null) => void
  /** Where it is among the cells, for the arrows. */
  cell?: string
}

/** How far a role may go, in a word; pressed, it is changed. */
export function RoleLimitCell({ kind, roleName, value, onChange, cell }: RoleLimitCellProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { title, most, unit, shown, typed, stored } = KINDS[kind]
  const text = value === null ? 'بدون سقف' : value === 0 ? 'سقف بگذارید' : `تا ${shown(value)}`
  return (
    <>
      <button
        type="button"
        data-cell={cell}
        aria-label={`سقف ${title} ${roleName}: ${text}`}
        onClick={() => setIsOpen(true)}
        className={cn(
          'inline-flex h-6 items-center whitespace-nowrap rounded-md px-1.5 text-[12px] font-medium hover:underline phone:h-11 phone:px-3',
          value === 0 ? 'bg-late-bg text-late-ink' : 'bg-soon-bg text-soon-ink',
        )}
      >
        {text}
      </button>
      <FormDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        size="sm"
        title={`سقف ${title} برای ${roleName}`}
        footer={
          <DeskButton variant="primary" onClick={() => setIsOpen(false)}>
            تأیید
          </DeskButton>
        }
      >
        <RoleLimitField
          label={title}
          unit={unit()}
          most={most}
          isAllowed
          value={value === null ? null : typed(value)}
          onChange={(amount) => onChange(amount === null ? null : stored(amount))}
        />
      </FormDialog>
    </>
  )
}
