import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import { changeProducts, type PlannedProduct } from '@/lib/client/desk/change-products'
import { deskProductKeys } from '@/lib/client/desk/keys'
import { persianDigits } from '@/lib/persian/digits'
import { isolateLatin } from '@/lib/persian/latin-runs'
import { useLastBulk, type BulkUpdate } from '../ui/bulk-props'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { UndoNotice } from '../ui/undo-notice'
import { describeFailure, useDeskMutation } from '../ui/use-desk-mutation'
import { useProductEdits, type SavedCell } from './use-product-edits'
import { useUndoStocks } from '../ui/use-undo-stocks'

type Change = { kind: 'bulk'; update: BulkUpdate } | { kind: 'cell'; saved: SavedCell }

function titleOf(change: Change | undefined): string {
  if (change?.kind === 'cell') return `برگرداندن ${change.saved.name}`
  return change ? 'برگرداندن تغییر گروهی' : 'برگرداندن آخرین تغییر'
}

/** The cells of the products, and the last change of one or of many, which `Z` takes back. */
export function useProductUndo() {
  const { last: update, remember, forget } = useLastBulk()
  /** Newer than the bulk change. */
  const [saved, setSaved] = useState<SavedCell | null>(null)
  const last: Change | undefined = saved
    ? { kind: 'cell', saved }
    : update
      ? { kind: 'bulk', update }
      : undefined
  const edits = useProductEdits(setSaved)
  const undoing = useUndoStocks()
  const restoring = useDeskMutation({
    send: (back: readonly PlannedProduct[]) => changeProducts(back, { describe: describeFailure }),
    invalidates: deskProductKeys.all,
    done: ({ back, refused }) =>
      refused.length > 0
        ? `${persianDigits(back.length)} کالا برگشت؛ ${persianDigits(refused.length)} کالا را کس دیگری تغییر داده بود.`
        : `${persianDigits(back.length)} کالا به پیش از آن برگشت.`,
    onDone: forget,
  })
  const undo = () => {
    if (last?.kind === 'cell') {
      const { cell, id, version, former, name } = last.saved
      setSaved(null)
      void edits.edit(cell, id, { version, changes: former }).then((isSaved) => {
        if (isSaved) void notify.success(`${isolateLatin(name)} برگشت.`)
      })
    } else if (last?.update.back) {
      if (!restoring.isBusy) restoring.run(last.update.back)
    } else if (last && last.update.id !== null) {
      if (!undoing.isBusy) undoing.run(last.update.id)
    } else void notify.info('چیزی برای برگرداندن نیست.')
  }
  const command = { title: titleOf(last), group: 'کالاها', run: undo }
  const back: DeskCommand = { ...command, id: 'take-back', keys: 'KeyZ' }
  useCommands([back, { ...command, id: 'take-back-mod', keys: 'Mod+KeyZ', isKeyOnly: true }])
  return {
    edits,
    undo,
    hints: last ? [back] : [],
    /** A cell that was saved before it could only clash. */
    rememberBulk: (done: BulkUpdate) => {
      setSaved(null)
      remember(done)
    },
    notice: (
      <UndoNotice
        text={last ? textOf(last) : null}
        isBusy={undoing.isBusy || restoring.isBusy}
        onUndo={last && canUndo(last) ? undo : undefined}
        onClose={() => {
          setSaved(null)
          forget()
        }}
      />
    ),
  }
}

const textOf = (change: Change) =>
  change.kind === 'cell' ? `${change.saved.name} ذخیره شد.` : change.update.text

const canUndo = (change: Change) =>
  change.kind === 'cell' || change.update.id !== null || change.update.back !== undefined
