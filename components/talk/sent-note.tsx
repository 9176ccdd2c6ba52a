import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { CheckCircleIcon } from '@/components/ui/icons'

type SentNoteProps = { title: string; onClose: () => void }

/** Takes the focus from the form it replaces, so that what it says is heard. */
export function SentNote({ title, onClose }: SentNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div
      ref={note}
      tabIndex={-1}
      role="group"
      aria-label={title}
      className="grid justify-items-center gap-1 py-4 text-center outline-none"
    >
      <CheckCircleIcon size={48} className="text-success-600" />
      <p className="mt-2 text-lg font-bold">{title}</p>
      <p className="text-md text-ink-700">
        در انتظار تأیید است و پس از آن برای همه نشان داده می‌شود. تا آن زمان تنها خودتان آن را در
        همین صفحه می‌بینید.
      </p>
      <Button className="mt-4" onClick={onClose}>
        بستن
      </Button>
    </div>
  )
}
