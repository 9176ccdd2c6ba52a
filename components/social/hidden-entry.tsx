import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { IconButton } from '@/components/ui/icon-button'
import { TrashIcon } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import type { Picture as Stored } from '@/lib/contract/fields'
import { formatDate } from '@/lib/persian/dates'
import { storedPicture } from '@/lib/pictures/stored-picture'
import { NO_NOTE } from './hidden-words'
import { SpeechIcon } from './social-icons'

type HiddenEntryProps = {
  text: string
  /** A comment has none. */
  image: Stored | null
  hidden_at: string
  note: string
  onDelete: () => Promise<void>
}

export function HiddenEntry({ text, image, hidden_at, note, onDelete }: HiddenEntryProps) {
  const [busy, setBusy] = useState(false)
  const what = image ? 'پست' : 'دیدگاه'
  const remove = async () => {
    setBusy(true)
    await onDelete()
    setBusy(false)
  }
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-control bg-paper p-3">
      {image ? (
        <Picture
          {...storedPicture(image.url)}
          sizes="56px"
          width={56}
          height={56}
          alt={image.alt}
          className="size-14 shrink-0 rounded-control bg-ink-100 object-cover opacity-60 sm:row-span-2"
        />
      ) : (
        <span className="grid size-14 shrink-0 place-items-center rounded-control bg-ink-100 text-ink-500 sm:row-span-2">
          <SpeechIcon size={22} />
        </span>
      )}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 self-center text-xs text-ink-500 sm:self-start">
        <Badge tone="saffron">پنهان شد</Badge>
        <span>
          {what} · <time dateTime={hidden_at}>{formatDate(hidden_at)}</time>
        </span>
      </p>
      <IconButton
        label={`پاک کردن این ${what}`}
        size="sm"
        disabled={busy}
        className="-m-1.5 text-ink-500"
        onClick={() => void remove()}
      >
        <TrashIcon size={18} />
      </IconButton>
      <div className="col-span-full sm:col-span-2 sm:col-start-2">
        {text && (
          <p dir="auto" className="mt-1 line-clamp-2 text-start text-md [overflow-wrap:anywhere]">
            {text}
          </p>
        )}
        <p className="mt-1 text-sm text-ink-700 [overflow-wrap:anywhere]">
          <span className="text-ink-500">دلیل: </span>
          <span dir="auto">{note || NO_NOTE}</span>
        </p>
      </div>
    </li>
  )
}
