import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { notify } from '@/components/ui/notify'
import { ApiFailure, sentenceOf } from '@/lib/api/failure'
import { useUser } from '@/stores/user'
import { keepDraft, takeDraft } from './draft'
import { fieldsNamed } from './fields-named'
import { leaveFreely, useUnsavedGuard } from './use-unsaved-guard'

type Options<Typed extends FieldValues, Sent> = {
  /** The body of the call that is sent: its rules are the form's. */
  schema: z.ZodType<Sent, Typed>
  values: DefaultValues<Typed>
  /** Under this name what was typed outlives a session that dies; secrets have none. */
  draft?: string
  submit: (sent: Sent) => Promise<void>
}

const LOST_SESSION = [401, 419]

/** A form whose rules are a call's, and whose errors are where they belong. */
export function useCallForm<Typed extends FieldValues, Sent>(options: Options<Typed, Sent>) {
  const { schema, values, draft, submit } = options
  const form = useForm<Typed, unknown, Sent>({
    defaultValues: values,
    resolver: zodResolver(schema),
  })
  const { isDirty, isSubmitSuccessful, isSubmitting } = form.formState
  useUnsavedGuard(isDirty && !isSubmitSuccessful)

  const { reset, getValues } = form
  const customer = useUser((user) => user.id)
  useEffect(() => {
    if (draft === undefined || customer === null) return
    const kept = takeDraft({ name: draft, customer })
    if (kept) reset({ ...getValues(), ...kept }, { keepDefaultValues: true })
  }, [draft, customer, reset, getValues])

  function explain(error: unknown): void {
    if (!(error instanceof ApiFailure)) throw error
    if (LOST_SESSION.includes(error.status)) {
      if (draft !== undefined) keepDraft({ name: draft, customer }, getValues())
      leaveFreely()
    }
    const named = fieldsNamed(getValues(), error.fields)
    for (const { field, message } of named) form.setError(field, { message })
    if (named[0]) form.setFocus(named[0].field)
    else if (error.message) void notify.error(sentenceOf(error))
  }

  const onSubmit = form.handleSubmit(async (sent) => {
    try {
      await submit(sent)
    } catch (error) {
      form.setError('root', {})
      explain(error)
    }
  })
  return { form, onSubmit, busy: isSubmitting }
}
