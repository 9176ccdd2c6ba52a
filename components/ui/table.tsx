import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'

type TableProps = {
  caption: string
  hideCaption?: boolean
  className?: string
  children: ReactNode
}

/** Wide tables scroll inside their own frame, reachable from the keyboard. */
export function Table({ caption, hideCaption, className, children }: TableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className={cn('overflow-x-auto rounded-card border border-line bg-paper', className)}
    >
      <table className="w-full border-collapse text-md">
        <caption className={hideCaption ? 'sr-only' : 'px-4 py-3 text-start font-bold'}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  )
}

export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return <thead className={cn('bg-ink-100 text-sm text-ink-700', className)} {...rest} />
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr className={cn('border-t border-line first:border-t-0', className)} {...rest} />
}

export function ColumnHead({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={cn('whitespace-nowrap px-4 py-2.5 text-start font-semibold', className)}
      {...rest}
    />
  )
}

export function RowHead({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th scope="row" className={cn('px-4 py-3 text-start font-semibold', className)} {...rest} />
  )
}

type CellProps = ComponentProps<'td'> & { isNumeric?: boolean }

/** A numeric cell lines its digits up with those above and below. */
export function Cell({ isNumeric, className, ...rest }: CellProps) {
  return (
    <td
      className={cn(
        'px-4 py-3 text-start',
        isNumeric && 'whitespace-nowrap tabular-nums',
        className,
      )}
      {...rest}
    />
  )
}
