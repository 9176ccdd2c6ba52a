import { AlertIcon } from '@/components/ui/icons'
import type { SubmitState } from './use-submit'

type FormAlertProps = Pick<SubmitState, 'told' | 'slow'> & {
  /** Told at a field instead. */ at: string[]
}

/** What belongs to no field. It stays in the page while empty, so that it is announced. */
export function FormAlert({ told, slow, at }: FormAlertProps) {
  const apart = told && (told.field === null || !at.includes(told.field))
  return (
    <div aria-live="polite" className="text-sm empty:-mt-4">
      {apart && (
        <p className="flex items-start gap-1.5 rounded-control bg-pomegranate-50 p-3 text-pomegranate-700">
          <AlertIcon size={18} className="mt-0.5 shrink-0" />
          <span>{told.text}</span>
        </p>
      )}
      {slow && <p className="text-ink-500">کمی طول کشید؛ هنوز منتظر پاسخ فروشگاه هستیم…</p>}
    </div>
  )
}
