import { useEffect, useRef, type FormEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type UseFormReturn,
  type Path,
} from 'react-hook-form'
import type { z } from 'zod'
import { notify } from '@/components/ui/notify'
import { ApiFailure } from '@/lib/client/http/errors'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { changedFields, schemaResolver } from './form-resolver'
import { useFormDraft } from './use-draft'
import { useUnsavedFormGuard } from './use-unsaved-guard'

type FormFieldError<Typed extends FieldValues> = { field: Path<Typed>; message: string }

function isField<Typed extends FieldValues>(values: Typed, name: string): name is Path<Typed> {
  return name in values
}

/** What the shop said of the fields that this form has, in the form's own order. */
function formFieldErrors<Typed extends FieldValues>(
  values: Typed,
  fields: Record<string, string[]>,
): FormFieldError<Typed>[] {
  return Object.keys(values).flatMap((name) => {
    const message = fields[name]?.[0]
    return message !== undefined && isField(values, name) ? [{ field: name, message }] : []
  })
}

type ApiFormOptions<Typed extends FieldValues, Sent> = {
  /** The body of the call that is sent: its rules are the form's. */
  schema: z.ZodType<Sent, Typed>
  defaultValues: DefaultValues<Typed>
  /** Under this name what was typed outlives being led away; secrets have none. */
  draft?: string
  /** Sends no field that stayed as it was, which may be one the rules would refuse. */
  changesOnly?: boolean
  submit: (sent: Sent) => Promise<void>
  /** Tells what the shop said of what is no value of the form, such as its pictures. */
  onOtherFieldErrors?: (fields: Record<string, string[]>) => boolean
}

const INVALID_FIELD = '[aria-invalid="true"]:not(fieldset, :disabled)'

/** A form whose rules are a call's, and whose errors are where they belong. */
export function useApiForm<Typed extends FieldValues, Sent>(options: ApiFormOptions<Typed, Sent>) {
  const { schema, defaultValues, draft, changesOnly, submit, onOtherFieldErrors } = options
  const form: UseFormReturn<Typed, unknown, Sent> = useForm<Typed, unknown, Sent>({
    defaultValues: defaultValues,
    resolver: schemaResolver(schema, (typed) =>
      changesOnly ? changedFields(typed, form.formState.defaultValues ?? {}) : typed,
    ),
    // It knows registered fields alone, and passes over a choice that stands before them.
    shouldFocusError: false,
  })
  const { dirtyFields, isSubmitSuccessful, isSubmitting, submitCount } = form.formState
  // `isDirty` turns unseen when a choice that has no default is registered, and tells no change after.
  const isDirty = Object.values(dirtyFields).some(Boolean)
  useUnsavedFormGuard(isDirty && !isSubmitSuccessful)

  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (submitCount > 0) place.current?.querySelector<HTMLElement>(INVALID_FIELD)?.focus()
  }, [submitCount])

  const { reset, getValues } = form
  useFormDraft({
    name: draft,
    readValues: () => (isDirty ? getValues() : null),
    restore: (kept) => reset({ ...getValues(), ...kept }, { keepDefaultValues: true }),
  })

  function explain(error: unknown): void {
    if (!(error instanceof ApiFailure)) throw error
    const named = formFieldErrors(getValues(), error.fields)
    for (const { field, message } of named) form.setError(field, { message })
    const isTold = onOtherFieldErrors?.(error.fields) === true || named.length > 0
    if (!isTold && error.message) void notify.error(getErrorMessage(error))
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
