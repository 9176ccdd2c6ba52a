import { useRef, useState } from 'react'
import { ApiFailure } from '@/lib/api/failure'
import { sentenceOf } from '@/lib/api/sentence'

const GONE = 'این کالا یا پرسش دیگر در فروشگاه نیست.'
const ENOUGH_TODAY = 'امروز به سقف ۳۰ دیدگاه و پرسش رسیده‌اید؛ فردا دوباره بنویسید.'
const HOUR = 3_600

function troubleOf(error: unknown): string {
  if (!(error instanceof ApiFailure)) return sentenceOf(error)
  if (error.status === 404) return GONE
  if (error.status === 429 && (error.retryAfter ?? 0) > HOUR) return ENOUGH_TODAY
  return error.message
}

type Sending<Body> = {
  send: (body: Body) => Promise<void>
  onBusy: (busy: boolean) => void
  /** Gives back whether the form has that field. */
  onFieldError: (field: string, words: string) => boolean
}

/** One sending at a time. */
export function useSending<Body>({ send, onBusy, onFieldError }: Sending<Body>) {
  const [trouble, setTrouble] = useState('')
  const sending = useRef(false)

  function tell(error: unknown): void {
    const fields = error instanceof ApiFailure ? Object.entries(error.fields) : []
    const told = fields.filter(([name, words]) =>
      onFieldError(name.split('.')[0] ?? '', words[0] ?? ''),
    )
    if (told.length === 0) setTrouble(troubleOf(error))
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
