import type { ReactNode, Ref } from 'react'
import { cn } from '@/components/ui/cn'
import { currencyName, formatAmount } from '@/lib/persian/money'

type MoneyEntryProps = {
  title: ReactNode
  /** In rials, with its sign; left out where it stands right above. */
  amount?: number
  /** A sum that comes in shows its plus. */
  isSigned?: boolean
  /** For what takes the focus when a button of the entry has gone. */
  ref?: Ref<HTMLLIElement>
  children?: ReactNode
}

/** A payment or a refund: its sum stays at the end of the first line, however long the rest is. */
export function MoneyEntry({ title, amount, isSigned = false, ref, children }: MoneyEntryProps) {
  return (
    <li ref={ref} tabIndex={ref ? -1 : undefined} className="outline-none">
      <p className="flex justify-between gap-x-4">
        <span className="min-w-0">{title}</span>
        {amount !== undefined && (
          <span
            className={cn(
              'shrink-0 whitespace-nowrap font-bold',
              isSigned && amount > 0 && 'text-success-600',
            )}
          >
            <bdi dir="ltr">
              {isSigned && (amount > 0 ? '+' : '−')}
              {formatAmount(Math.abs(amount))}
            </bdi>{' '}
            <span className="text-xs font-normal text-ink-500">{currencyName()}</span>
          </span>
        )}
      </p>
      {children}
    </li>
  )
}

export function EntryNote({ children }: { children: ReactNode }) {
  return <span className="block text-sm text-ink-500">{children}</span>
}
