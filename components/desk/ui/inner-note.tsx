import { MixedText } from '@/components/ui/mixed-text'
import { formatDateTime } from '@/lib/persian/dates'

type InnerNoteProps = { note: { staff_name: string; text: string; created_at: string } }

/** Dashed, tinted and named, so that nobody takes it for an answer. */
export function InnerNote({ note: { staff_name: name, text, created_at: at } }: InnerNoteProps) {
  return (
    <li className="bg-soon-bg border-soon max-w-[85%] justify-self-end rounded-xl border border-dashed px-3.5 py-2.5">
      <p className="text-soon-ink flex flex-wrap gap-x-2 text-[12px]">
        <b className="font-semibold">
          یادداشت داخلی · <MixedText>{name}</MixedText>
        </b>
        <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
      <p dir="auto" className="whitespace-pre-wrap break-words">
        <MixedText>{text}</MixedText>
      </p>
    </li>
  )
}
