import { useRef, useState } from 'react'
import { AlertIcon } from '@/components/ui/icons'
import { ApiFailure } from '@/lib/client/http/errors'
import { getErrorMessage } from '@/lib/client/http/error-message'

/** What belongs to no field. It stays in the page while empty, so that it is announced. */
export function FormAlert({ text }: { text: string }) {
  return (
    <div aria-live="assertive" className="empty:-mt-5">
      {text && (
        <p className="flex items-start gap-1.5 rounded-control bg-pomegranate-50 p-3 text-sm text-pomegranate-700">
          <AlertIcon size={18} className="mt-0.5 shrink-0" />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}

const PRODUCT_GONE = 'این کالا یا پرسش دیگر در فروشگاه نیست.'
const DAILY_LIMIT_REACHED = 'امروز به سقف ۳۰ دیدگاه و پرسش رسیده‌اید؛ فردا دوباره بنویسید.'
const HOUR_SECONDS = 3_600

function getSubmitError(error: unknown): string {
  if (!(error instanceof ApiFailure)) return getErrorMessage(error)
  if (error.status === 404) return PRODUCT_GONE
  if (error.status === 429 && (error.retryAfter ?? 0) > HOUR_SECONDS) return DAILY_LIMIT_REACHED
  return error.message
}

type SubmitReviewOptions<Body> = {
  send: (body: Body) => Promise<void>
  onBusy: (busy: boolean) => void
  /** Gives back whether the form has that field. */
  onFieldError: (field: string, words: string) => boolean
}

/** One sending at a time. */
export function useSubmitReview<Body>({ send, onBusy, onFieldError }: SubmitReviewOptions<Body>) {
  const [trouble, setTrouble] = useState('')
  const sending = useRef(false)

  function tell(error: unknown): void {
    const fields = error instanceof ApiFailure ? Object.entries(error.fields) : []
    const told = fields.filter(([name, words]) =>
      onFieldError(name.split('.')[0] ?? '', words[0] ?? ''),
    )
    if (told.length === 0) setTrouble(getSubmitError(error))
  }

  async function submit(body: Body): Promise<void> {
    if (sending.current) return
    sending.current = true
    onBusy(true)
    setTrouble('')
    try {
      await send(body)
    } catch (error) {
      tell(error)
    } finally {
      sending.current = false
      onBusy(false)
    }
  }
  return { trouble, submit }
}
