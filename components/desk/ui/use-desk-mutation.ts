import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { notify } from '@/components/ui/notify'
import type { NoticeLink } from '@/components/ui/toast-stack'
import { wantsProof, withFreshProof } from '@/lib/client/desk/fresh-proof'
import { isApiError } from '@/lib/client/http/error-checks'
import { getErrorMessage } from '@/lib/client/http/error-message'

/** Where no field stands beside it: the first complaint about one, else what is wrong with the whole. */
export function describeFailure(failure: unknown): string {
  const [first] = isApiError(failure) ? Object.values(failure.fields) : []
  return first?.[0] ?? getErrorMessage(failure)
}

type DeskMutation<Input, Answer> = {
  send: (input: Input) => Promise<Answer>
  /** What it makes stale, by the first words of the key. */
  invalidates?: QueryKey
  /** What is said once the shop has answered; nothing is said before. */
  done?: string | ((answer: Answer, input: Input) => string)
  /** Where that can be seen, once the page has gone on. */
  see?: (answer: Answer, input: Input) => NoticeLink | undefined
  onDone?: (answer: Answer) => void
}

/** One way to change something at the desk: asks for the second factor where it is wanted, and says what became of it. */
export function useDeskMutation<Input, Answer>({
  send,
  invalidates,
  done,
  see,
  onDone,
}: DeskMutation<Input, Answer>) {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: (input: Input) => withFreshProof(() => send(input)),
    onSuccess: (answer, input) => {
      if (invalidates) void queryClient.invalidateQueries({ queryKey: invalidates })
      const text = typeof done === 'function' ? done(answer, input) : done
      const link = see?.(answer, input)
      if (text) void notify.success(text, ...(link ? [link] : []))
      onDone?.(answer)
    },
    onError: (error) => {
      if (!isApiError(error)) return void notify.error(getErrorMessage(error))
      const isShownBesideFields = Object.keys(error.fields).length > 0
      const isSilent =
        error.kind === 'canceled' || error.code === 'version_conflict' || wantsProof(error)
      const isQuestion = error.code === 'precondition_failed' && error.current !== undefined
      if (!isShownBesideFields && !isSilent && !isQuestion) void notify.error(error.message)
    },
  })
  const { error } = mutation
  const fields = isApiError(error) ? error.fields : {}
  return {
    run: mutation.mutate,
    isBusy: mutation.isPending,
    reset: mutation.reset,
    failure: error,
    /** The first complaint about a field. */
    fieldError: (name: string) => fields[name]?.[0],
    /** The same of a list: of the whole or of its first wrong row. */
    sectionError: (name: string) =>
      Object.entries(fields).find(([key]) => key === name || key.startsWith(`${name}.`))?.[1][0],
    /** What it would do to what is there, where that wants a word first. */
    question: isApiError(error) && error.code === 'precondition_failed' ? error.current : undefined,
    /** What is stored, where somebody saved it meanwhile. */
    clash: isApiError(error) && error.code === 'version_conflict' ? error.current : undefined,
  }
}
