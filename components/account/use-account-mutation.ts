import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notifyError } from '@/components/form/notify-error'
import { notify } from '@/components/ui/notify'
import { accountKeys } from '@/lib/client/query-keys'

type AccountMutation<Given> = {
  mutationFn: (given: Given) => Promise<unknown>
  successMessage?: string
  onSuccess?: () => void
  /** Shows the error in place of a toast. */
  onError?: (error: Error) => void
}

/** A mutation after which every query of the account is refetched. */
export function useAccountMutation<Given = void>({
  mutationFn,
  successMessage,
  onSuccess,
  onError,
}: AccountMutation<Given>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: mutationFn,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: accountKeys.all })
      if (successMessage) void notify.success(successMessage)
      onSuccess?.()
    },
    onError: onError ?? notifyError,
  })
}
