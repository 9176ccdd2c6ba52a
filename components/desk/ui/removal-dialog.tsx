import type { QueryKey } from '@tanstack/react-query'
import ConfirmDialog from '@/components/ui/confirm-dialog'
import { useDeskRouter } from './desk-router'
import { useDeskMutation } from './use-desk-mutation'

type RemovalDialogProps = {
  title: string
  /** What goes with it. */
  text: string
  send: () => Promise<unknown>
  invalidates: QueryKey
  done: string
  /** The list that it stood in. */
  listHref: string
  onRemoved: () => void
  onClose: () => void
}

/** Before what is open is removed; its page leads to its list then. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { title, text, send, invalidates, done, listHref, onRemoved, onClose } = props
  const router = useDeskRouter()
  const removing = useDeskMutation({
    ...{ send, invalidates, done },
    onDone: () => {
      onRemoved()
      router.replace(listHref)
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      {...{ title, text }}
      action="پاک شود"
      isBusy={removing.isBusy}
      onConfirm={() => removing.run(undefined)}
    />
  )
}
