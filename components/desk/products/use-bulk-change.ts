import { deskProductKeys } from '@/lib/client/desk/keys'
import { changeStocks } from '@/lib/client/desk/products'
import { persianDigits } from '@/lib/persian/digits'
import type { BulkProps } from '../ui/bulk-props'
import { useDeskMutation } from '../ui/use-desk-mutation'

/** What moved since the list was read stays as it is by now. */
function describeUpdate(what: string, changed: number, leftOut: number): string {
  if (leftOut === 0) return `${what} ${persianDigits(changed)} تنوع تغییر کرد.`
  const done =
    changed === 0
      ? `${what} هیچ تنوعی تغییر نکرد`
      : `${what} ${persianDigits(changed)} از ${persianDigits(changed + leftOut)} تنوع تغییر کرد`
  return `${done}؛ ${persianDigits(leftOut)} تنوع در این میان تغییر کرده یا فروش رفته بود و همان ماند.`
}

export function useBulkChange({ onClose, onDone }: Omit<BulkProps, 'products'>, what: string) {
  return useDeskMutation({
    send: changeStocks,
    invalidates: deskProductKeys.all,
    onDone: ({ update_id: id, changed, left_out: leftOut }) => {
      onDone({ id, text: describeUpdate(what, changed, leftOut) })
      onClose()
    },
  })
}
