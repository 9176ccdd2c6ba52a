import { useState, type ReactNode } from 'react'
import { DeskField } from './desk-field'
import { DialogActions } from './dialog-actions'
import { FormDialog } from './form-dialog'
import { UnsavedGuard } from './unsaved-guard'

type FieldDialogProps = {
  title: string
  label: string
  hint?: string
  error: string | undefined
  /** What stands in the field as it opens. */
  initial?: string
  /** A sentence or two, on lines of their own. */
  isLong?: boolean
  dir?: 'ltr' | 'auto'
  /** What its form does, on the button that sends it. */
  action: string
  variant?: 'primary' | 'danger'
  isBusy: boolean
  /** Asks before what was typed is left. */
  isGuarded?: boolean
  /** Over the field: what it is about. */
  lead?: ReactNode
  /** Under the field. */
  children?: ReactNode
  onSend: (typed: string) => void
  onClose: () => void
}

/** One question with one field. */
export function FieldDialog(props: FieldDialogProps) {
  const { title, label, hint, error, initial = '', isLong = false, dir, lead, children } = props
  const { action, variant, isBusy, isGuarded = false, onSend, onClose } = props
  const [typed, setTyped] = useState(initial)
  return (
    <FormDialog open onOpenChange={(open) => !open && onClose()} title={title} size="sm">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          // Enter in its only field sends it without a button as well.
          if (!isBusy) onSend(typed)
        }}
      >
        {isGuarded && <UnsavedGuard isUnsaved={typed !== initial} />}
        {lead}
        <DeskField label={label} hint={hint} error={error}>
          {(control) => {
            const field = {
              ...{ ...control, dir, className: 'desk-field', value: typed },
              onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
            }
            return isLong ? <textarea {...field} rows={2} /> : <input {...field} />
          }}
        </DeskField>
        {children}
        <DialogActions
          action={action}
          isBusy={isBusy}
          onClose={onClose}
          {...(variant && { variant })}
        />
      </form>
    </FormDialog>
  )
}
