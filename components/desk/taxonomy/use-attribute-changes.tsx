import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { attributesQuery, renameAttribute, undoAttributeChange } from '@/lib/client/desk/attributes'
import { deskProductKeys } from '@/lib/client/desk/keys'
import { formatNumber } from '@/lib/persian/money'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { createLastChange } from '../ui/last-change'
import { UndoNotice } from '../ui/undo-notice'
import { useDeskMutation } from '../ui/use-desk-mutation'

/** Without a value the attribute itself is renamed. */
export type AttributeRename = { name: string; value?: string; to: string; joins?: boolean }

const lastRename = z.object({
  ...{ id: z.number(), name: z.string(), to: z.string(), products: z.number() },
  value: z.optional(z.string()),
})
type LastRename = z.output<typeof lastRename>

const useLastRename = createLastChange('attribute', lastRename)

const describe = ({ name, value, to, products }: LastRename) =>
  `«${value ?? name}» در ${formatNumber(products)} کالا «${to}» شد.`

/** An attribute or a value that is renamed in all goods; the last of it, `Z` takes back. */
export function useAttributeChanges(onNamed: (name: string) => void) {
  const queryClient = useQueryClient()
  const { last, remember, forget } = useLastRename()
  const renaming = useDeskMutation({
    send: async (rename: AttributeRename) => ({ rename, ...(await renameAttribute(rename)) }),
    invalidates: deskProductKeys.all,
    onDone: ({ rename, change_id: id, products, attributes }) => {
      remember({ ...rename, id, products })
      if (rename.value === undefined) onNamed(rename.to)
      queryClient.setQueryData(attributesQuery.queryKey, attributes)
    },
  })
  const undoing = useDeskMutation({
    send: async (rename: LastRename) => ({ rename, ...(await undoAttributeChange(rename.id)) }),
    invalidates: deskProductKeys.all,
    done: ({ restored, skipped }) =>
      skipped > 0
        ? `${formatNumber(restored)} کالا برگشت؛ ${formatNumber(skipped)} کالا را کس دیگری تغییر داده بود.`
        : `${formatNumber(restored)} کالا به پیش از آن برگشت.`,
    onDone: ({ rename, attributes }) => {
      forget()
      if (rename.value === undefined) onNamed(rename.name)
      queryClient.setQueryData(attributesQuery.queryKey, attributes)
    },
  })
  const undo = () => {
    if (last && !undoing.isBusy) undoing.run(last)
  }
  const command = { title: 'برگرداندن آخرین تغییر', group: 'ویژگی‌ها', run: undo }
  const back: DeskCommand = { ...command, id: 'take-back', keys: 'KeyZ' }
  const backByMod: DeskCommand = {
    ...command,
    ...{ id: 'take-back-mod', keys: 'Mod+KeyZ', isKeyOnly: true },
  }
  useCommands(last ? [back, backByMod] : [])
  return {
    renaming,
    hints: last ? [back] : [],
    notice: (
      <UndoNotice
        text={last && describe(last)}
        isBusy={undoing.isBusy}
        onUndo={undo}
        onClose={forget}
      />
    ),
  }
}

export type AttributeChanges = ReturnType<typeof useAttributeChanges>
