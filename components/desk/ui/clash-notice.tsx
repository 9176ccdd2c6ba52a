import { formatDateTime } from '@/lib/persian/dates'
import { MixedText } from '@/components/ui/mixed-text'
import { DeskButton } from './desk-button'

type ClashNoticeProps = {
  clash: unknown
  /** Of what was pressed, nothing that was typed stays. */
  isTyped?: boolean
  onShowLatest: () => void
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** Somebody was first: whose change it is and when. What was typed stays. */
export function ClashNotice({ clash, isTyped = true, onShowLatest }: ClashNoticeProps) {
  if (typeof clash !== 'object' || clash === null) return null
  const current: Record<string, unknown> = { ...clash }
  const name = textOf(current.changed_by)
  const at = textOf(current.changed_at)
  return (
    <div
      role="alert"
      className="bg-soon-bg text-soon-ink mx-3.5 mb-3.5 flex shrink-0 flex-wrap items-center gap-2 rounded-[10px] px-3 py-2"
    >
      <p className="grow">
        {name ? (
          <>
            <MixedText>{name}</MixedText> در این میان این را تغییر داده است
          </>
        ) : (
          'این در این میان تغییر کرده است'
        )}
        {at && ` (${formatDateTime(at)})`}. کار شما انجام نشد{isTyped ? '؛ نوشته‌تان مانده است' : ''}
        .
      </p>
      <DeskButton onClick={onShowLatest}>دیدن آخرین وضع</DeskButton>
    </div>
  )
}
