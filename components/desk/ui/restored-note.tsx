import type { ReactNode } from 'react'
import { formatDateTime } from '@/lib/persian/dates'
import { DeskButton } from './desk-button'

type RestoredNoteProps = {
  at: number
  /** Of what was saved by somebody since the draft was typed, as «این کالا». */
  what?: string
  isOutdated?: boolean
  onDiscard?: () => void
  children?: ReactNode
}

/** Whoever comes back hears that what stands there is their own, and not what the shop has. */
export function RestoredNote(props: RestoredNoteProps) {
  const { at, what = 'این بخش', isOutdated = false, onDiscard, children } = props
  const restored = `پیش‌نویس شما از ${formatDateTime(new Date(at))} برگشت`
  return (
    <div
      role="status"
      className="bg-acting-bg text-acting-ink border-acting-edge flex flex-wrap items-center gap-2 rounded-[10px] border px-3.5 py-2"
    >
      <p className="min-w-0 flex-1 basis-52">
        {isOutdated
          ? `${restored}، اما پس از آن ${what} تغییر کرده است. هنگام ذخیره، آنچه هر دو تغییر داده‌اید کنار هم نشان داده می‌شود.`
          : `${restored}. `}
        {!isOutdated && children}
      </p>
      {isOutdated && <DeskButton onClick={onDiscard}>دور ریختن پیش‌نویس</DeskButton>}
    </div>
  )
}
