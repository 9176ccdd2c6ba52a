import type { ReactNode } from 'react'
import { DeskButton } from './desk-button'

type DialogActionsProps = {
  /** What its form does, on the button that sends it. */
  action: ReactNode
  variant?: 'primary' | 'danger'
  isBusy?: boolean
  isDisabled?: boolean
  /** A button for what else may be done. */
  other?: ReactNode
  /** Beside the buttons. */
  note?: string
  onClose: () => void
}

/** The foot of a dialog's form: what sends it, and what leaves it as it was. */
export function DialogActions(props: DialogActionsProps) {
  const { action, variant = 'primary', isBusy, isDisabled, other, note, onClose } = props
  return (
    <div className="flex flex-wrap items-center gap-2">
      <DeskButton variant={variant} type="submit" isBusy={isBusy ?? false} disabled={isDisabled}>
        {action}
      </DeskButton>
      {other}
      <DeskButton onClick={onClose}>انصراف</DeskButton>
      {note && <span className="text-note text-[12px]">{note}</span>}
    </div>
  )
}
