import { useEffect, useRef, type FormEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { notify } from '@/components/ui/notify'
import { ApiFailure } from '@/lib/api/failure'
import { changedOf, schemaResolver } from '@/lib/api/form-resolver'
import { sentenceOf } from '@/lib/api/sentence'
import { fieldsNamed } from './fields-named'
import { useKeptWords } from './use-kept-words'
import { useTypedGuard } from './use-unsaved-guard'

type Options<Typed extends FieldValues, Sent> = {
  /** The body of the call that is sent: its rules are the form's. */
  schema: z.ZodType<Sent, Typed>
  values: DefaultValues<Typed>
  /** Under this name what was typed outlives being led away; secrets have none. */
  draft?: string
  /** Sends no field that stayed as it was, which may be one the rules would refuse. */
  changesOnly?: boolean
  submit: (sent: Sent) => Promise<void>
  /** Tells what the shop said of what is no value of the form, such as its pictures. */
  tellBeside?: (fields: Record<string, string[]>) => boolean
}

const WRONG = '[aria-invalid="true"]:not(fieldset, :disabled)'

/** A form whose rules are a call's, and whose errors are where they belong. */
export function useCallForm<Typed extends FieldValues, Sent>(options: Options<Typed, Sent>) {
  const { schema, values, draft, changesOnly, submit, tellBeside } = options
  const form: UseFormReturn<Typed, unknown, Sent> = useForm<Typed, unknown, Sent>({
    defaultValues: values,
    resolver: schemaResolver(schema, (typed) =>
      changesOnly ? changedOf(typed, form.formState.defaultValues ?? {}) : typed,
    ),
    // It knows registered fields alone, and passes over a choice that stands before them.
    shouldFocusError: false,
  })
  const { dirtyFields, isSubmitSuccessful, isSubmitting, submitCount } = form.formState
  // `isDirty` turns unseen when a choice that has no default is registered, and tells no change after.
  const isDirty = Object.values(dirtyFields).some(Boolean)
  useTypedGuard(isDirty && !isSubmitSuccessful)

  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (submitCount > 0) place.current?.querySelector<HTMLElement>(WRONG)?.focus()
  }, [submitCount])

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
    const isTold = tellBeside?.(error.fields) === true || named.length > 0
    if (!isTold && error.message) void notify.error(sentenceOf(error))
  }

  const submitted = form.handleSubmit(async (sent) => {
    try {
      await submit(sent)
    } catch (error) {
      form.setError('root', {})
      explain(error)
    }
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    place.current = event.currentTarget
    return submitted(event)
  }
  return { form, onSubmit, busy: isSubmitting }
}
