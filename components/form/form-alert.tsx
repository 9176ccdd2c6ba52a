import { cn } from '@/components/ui/cn'
import { AlertIcon } from '@/components/ui/icons'
import type { FormError } from './use-submit'

type FormAlertProps = {
  error: FormError | null
  /** Fields that show their own error. */
  fields?: readonly string[]
  isSlow?: boolean
  live?: 'polite' | 'assertive'
  className?: string
}

/** For an error of no field. It stays in the page while empty, so that it is announced. */
export function FormAlert(props: FormAlertProps) {
  const { error, fields = [], isSlow = false, live = 'polite', className = 'empty:-mt-4' } = props
  const isApart = error?.message && (error.field === null || !fields.includes(error.field))
  return (
    <div aria-live={live} className={cn('text-sm', className)}>
      {isApart && (
        <p className="flex items-start gap-1.5 rounded-control bg-pomegranate-50 p-3 text-pomegranate-700">
          <AlertIcon size={18} className="mt-0.5 shrink-0" />
          <span>{error.message}</span>
        </p>
      )}
      {isSlow && <p className="text-ink-500">کمی طول کشید؛ هنوز منتظر پاسخ فروشگاه هستیم…</p>}
    </div>
  )
}
