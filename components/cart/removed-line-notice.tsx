import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import type { StoredLine } from '@/lib/domain/cart-rules'

type RemovedLineNoticeProps = {
  line: StoredLine
  /** What became of it. */
  what?: string
  onRestore: () => void
  className?: string
}

/** Takes the focus, which the removed line has just lost. */
export function RemovedLineNotice(props: RemovedLineNoticeProps) {
  const { line, what = 'از سبد برداشته شد.', onRestore, className } = props
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <div
      role="status"
      className={cn(
        'flex items-center justify-between gap-3 rounded-card bg-ink-100 px-4 py-2 text-md text-ink-700',
        className,
      )}
    >
      <span className="line-clamp-2">
        «{line.snapshot.title}» {what}
      </span>
      <Button ref={button} variant="link" size="sm" onClick={onRestore}>
        بازگرداندن
      </Button>
    </div>
  )
}
