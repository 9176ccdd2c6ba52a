import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { notify } from '@/components/ui/notify'
import { taxonomyKeys } from '@/lib/client/desk/keys'
import { saveCategory } from '@/lib/client/desk/taxonomy'
import { hasErrorCode } from '@/lib/client/http/error-checks'
import type { DeskCategory } from '@/lib/contract/desk/taxonomy'
import type { CategoryPosition } from './category-tree'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { createLastChange } from '../ui/last-change'
import { UndoNotice } from '../ui/undo-notice'
import { useDeskMutation } from '../ui/use-desk-mutation'

const lastMove = z.object({
  ...{ id: z.number(), title: z.string(), text: z.string() },
  /** Of the category as the move left it: what was changed since is not written over. */
  version: z.number(),
  former: z.object({ parent_id: z.nullable(z.number()), position: z.number() }),
})
type LastMove = z.output<typeof lastMove>

const useLastMove = createLastChange('category-move', lastMove)

/** «پاوربانک به زیر ساعت مچی رفت», or behind which one it stands now. */
function describeMove(
  rows: readonly DeskCategory[],
  { id, title, parent_id: formerParentId }: DeskCategory,
  { position, parent_id: parentId = formerParentId }: CategoryPosition,
): string {
  const parent = rows.find((one) => one.id === parentId)
  if (parentId !== formerParentId) {
    return parent ? `«${title}» به زیر «${parent.title}» رفت.` : `«${title}» دستهٔ اصلی شد.`
  }
  const others = rows.filter((one) => one.parent_id === parentId && one.id !== id)
  const former = others[position - 1]
  if (former) return `«${title}» پس از «${former.title}» آمد.`
  return parent ? `«${title}» اولِ «${parent.title}» شد.` : `«${title}» اولین دسته شد.`
}

/** A category goes elsewhere in the live shop at once; `Z` takes the last move back. */
export function useCategoryMoves(rows: readonly DeskCategory[]) {
  const queryClient = useQueryClient()
  const { last, remember, forget } = useLastMove()
  const sayClash = (title: string) => (error: unknown) => {
    if (!hasErrorCode(error, 'version_conflict')) return
    void queryClient.invalidateQueries({ queryKey: taxonomyKeys.all })
    void notify.error(`«${title}» را کس دیگری تغییر داده است؛ آن‌چه اکنون هست دیده می‌شود.`)
  }
  const moving = useDeskMutation({
    send: async ({ row, to }: { row: DeskCategory; to: CategoryPosition }) => {
      const { id, version, title, parent_id } = row
      const siblings = rows.filter((one) => one.parent_id === parent_id)
      const moved = await saveCategory(id, { version, ...to })
      const former = { parent_id, position: siblings.indexOf(row) }
      return { id, title, version: moved.version, former, text: describeMove(rows, row, to) }
    },
    invalidates: taxonomyKeys.all,
    onDone: remember,
  })
  const undoing = useDeskMutation({
    send: ({ id, version, former }: LastMove) => saveCategory(id, { version, ...former }),
    invalidates: taxonomyKeys.all,
    done: ({ title }) => `«${title}» به جای پیشین برگشت.`,
    onDone: forget,
  })
  const isBusy = moving.isBusy || undoing.isBusy
  const undo = () => {
    if (!last || isBusy) return
    undoing.run(last, {
      onError: (error) => {
        sayClash(last.title)(error)
        if (hasErrorCode(error, 'version_conflict', 'not_found')) forget()
      },
    })
  }
  const command = { title: 'برگرداندن آخرین جابه‌جایی', group: 'دسته‌ها', run: undo }
  const back: DeskCommand = { ...command, id: 'take-back', keys: 'KeyZ' }
  const backByMod: DeskCommand = {
    ...command,
    ...{ id: 'take-back-mod', keys: 'Mod+KeyZ', isKeyOnly: true },
  }
  useCommands(last ? [back, backByMod] : [])
  return {
    isBusy,
    move: (row: DeskCategory, to: CategoryPosition) => {
      if (!isBusy) moving.run({ row, to }, { onError: sayClash(row.title) })
    },
    hints: last ? [back] : [],
    notice: (
      <UndoNotice text={last && last.text} isBusy={undoing.isBusy} onUndo={undo} onClose={forget} />
    ),
  }
}
