import { CloseIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { DeskButton } from './desk-button'
import { KeyHint } from './key-hint'

type UndoNoticeProps = {
  /** What was done; null where nothing was. */
  text: string | null
  isBusy: boolean
  /** Undefined where it cannot be taken back. */
  onUndo: (() => void) | undefined
  onClose: () => void
}

/** At the foot, so that no row moves under the hand. */
export function UndoNotice({ text, isBusy, onUndo, onClose }: UndoNoticeProps) {
  return (
    <div
      data-desk-notice={text === null ? undefined : ''}
      className="bg-acting-bg text-acting-ink flex shrink-0 flex-wrap items-center gap-3"
    >
      <p role="status" className="min-w-0 flex-1 [&:not(:empty)]:px-4 [&:not(:empty)]:py-2.5">
        {text !== null && <MixedText>{text}</MixedText>}
      </p>
      {text !== null && onUndo && (
        <DeskButton isBusy={isBusy} aria-keyshortcuts="Z" onClick={onUndo}>
          برگرداندن
          <KeyHint keys="KeyZ" />
        </DeskButton>
      )}
      {text !== null && (
        <DeskButton variant="plain" aria-label="بستن" className="me-2" onClick={onClose}>
          <CloseIcon size={16} />
        </DeskButton>
      )}
    </div>
  )
}
