import { useQueryClient } from '@tanstack/react-query'
import { auditKeys, deskProductKeys } from '@/lib/client/desk/keys'
import { undoStocks } from '@/lib/client/desk/products'
import { isNotFound } from '@/lib/client/http/error-checks'
import { persianDigits } from '@/lib/persian/digits'
import { useLastBulk } from './bulk-props'
import { useDeskMutation } from './use-desk-mutation'

/** Takes an update of many variants back, from the bar of the goods or from its row of the log. */
export function useUndoStocks() {
  const queryClient = useQueryClient()
  const { last, forget } = useLastBulk()
  const forgetUpdate = (id: number) => {
    if (last?.id === id) forget()
  }
  return useDeskMutation({
    send: async (id: number) => {
      try {
        return { id, ...(await undoStocks(id)) }
      } catch (error) {
        // Somebody was first, and it is taken back only once.
        if (isNotFound(error)) forgetUpdate(id)
        throw error
      }
    },
    invalidates: deskProductKeys.all,
    done: ({ restored, skipped }) =>
      skipped > 0
        ? `${persianDigits(restored)} تنوع برگشت؛ ${persianDigits(skipped)} تنوع را کس دیگری تغییر داده بود.`
        : `${persianDigits(restored)} تنوع به پیش از آن برگشت.`,
    onDone: ({ id }) => {
      forgetUpdate(id)
      void queryClient.invalidateQueries({ queryKey: auditKeys.all })
    },
  })
}
