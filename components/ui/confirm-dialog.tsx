'use client'

import type { ReactNode } from 'react'
import { Button } from './button'
import { Dialog } from './modal'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  text: ReactNode
  /** The label of the button that confirms. */
  action: string
  isBusy?: boolean
  onConfirm: () => void
}

/** Before what cannot be taken back. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, text, action, isBusy, onConfirm } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      size="sm"
      description={text}
      footer={
        <>
          <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
            {action}
          </Button>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            انصراف
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
