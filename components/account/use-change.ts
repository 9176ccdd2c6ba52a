import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '@/components/ui/notify'
import { accountKeys } from '@/lib/api/account'
import { sentenceOf } from '@/lib/api/sentence'

type Change<Given> = {
  act: (given: Given) => Promise<unknown>
  done?: string
  onDone?: () => void
  /** Tells a failure where it belongs, in place of a passing line. */
  onFailed?: (error: Error) => void
}

/** One thing done to the account: everything shown of it is asked for again. */
export function useChange<Given = void>({ act, done, onDone, onFailed }: Change<Given>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: accountKeys.all })
      if (done) void notify.success(done)
      onDone?.()
    },
    onError: (error) => {
      if (onFailed) return onFailed(error)
      const sentence = sentenceOf(error)
      if (sentence) void notify.error(sentence)
    },
  })
}
