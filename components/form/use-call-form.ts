import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { notify } from '@/components/ui/notify'
import { ApiFailure } from '@/lib/api/failure'
import { sentenceOf } from '@/lib/api/sentence'
import { fieldsNamed } from './fields-named'
import { useKeptWords } from './use-kept-words'
import { useUnsavedGuard } from './use-unsaved-guard'

type Options<Typed extends FieldValues, Sent> = {
  /** The body of the call that is sent: its rules are the form's. */
  schema: z.ZodType<Sent, Typed>
  values: DefaultValues<Typed>
  /** Under this name what was typed outlives being led away; secrets have none. */
  draft?: string
  submit: (sent: Sent) => Promise<void>
}

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
  useKeptWords({
    name: draft,
    typed: () => (isDirty ? getValues() : null),
    bring: (kept) => reset({ ...getValues(), ...kept }, { keepDefaultValues: true }),
  })

  function explain(error: unknown): void {
    if (!(error instanceof ApiFailure)) throw error
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
