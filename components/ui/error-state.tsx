import type { ReactNode } from 'react'
import { Button } from './button'
import { cn } from './cn'
import { AlertIcon, RetryIcon } from './icons'

type ErrorStateProps = {
  title?: string
  text?: ReactNode
  /** Given by a client component; without it no button is drawn. */
  onRetry?: () => void
  isBusy?: boolean
  action?: ReactNode
  className?: string
}

export function ErrorState(props: ErrorStateProps) {
  const { title = 'مشکلی پیش آمد', text, onRetry, isBusy, action, className } = props
  return (
    <div
      role="alert"
      className={cn('flex flex-col items-center px-4 py-10 text-center', className)}
    >
      <span className="grid size-16 place-items-center rounded-full bg-pomegranate-50 text-pomegranate-600">
        <AlertIcon size={30} />
      </span>
      <p className="mt-4 text-lg font-extrabold">{title}</p>
      {text && <p className="mt-1 max-w-md text-ink-500">{text}</p>}
      <div className="mt-5 flex flex-wrap justify-center gap-3 empty:hidden">
        {onRetry && (
          <Button variant="soft" isBusy={isBusy} onClick={onRetry} icon={<RetryIcon size={18} />}>
            تلاش دوباره
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}

/** What the server could not read when the page was made. */
export function MissingSection({ name }: { name: string }) {
  return <ErrorState title={`${name} نیامد`} text="چند لحظهٔ دیگر این صفحه را تازه کنید." />
}
