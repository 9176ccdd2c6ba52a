import { useEffect, type FormEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  type FieldErrors,
  type Resolver,
} from 'react-hook-form'
import type { z } from 'zod'
import { notify } from '@/components/ui/notify'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { isApiError } from '@/lib/client/http/error-checks'
import { useFormDraft } from './use-draft'
import { focusFirstInvalid, useSubmit, waitsUntilOf, type FormError } from './use-submit'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'

/** What a form needs of the call it sends: its rules are those of the body. */
type FormCall<Values extends FieldValues, Input> = {
  body?: z.ZodType<Input, Values> | undefined
}

/** For a call that leaves a field alone that it is not given. */
function changedFields(values: object, defaults: object): object {
  const before = new Map<string, unknown>(Object.entries(defaults))
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => before.get(name) !== value),
  )
}

/** The first message of the rules for each field; a form here has no fields inside fields. */
export function formResolver<Values extends FieldValues, Input>(
  { body }: FormCall<Values, Input>,
  toInput: (values: Values) => object = (values) => values,
): Resolver<Values, unknown, Input> {
  if (!body) throw new TypeError('This call has no body to fill a form with.')
  return async (values) => {
    const parsed = await body.safeParseAsync(toInput(values))
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const { path, code: type, message } of [...parsed.error.issues].reverse()) {
      Object.assign(errors, { [String(path[0] ?? 'root')]: { type, message } })
    }
    return { values: {}, errors }
  }
}

function isField<Values extends FieldValues>(values: Values, name: string): name is Path<Values> {
  return name in values
}

/** The server's errors of the fields that this form has, in its own order; `tags.0` belongs to `tags`. */
function fieldErrorsOf<Values extends FieldValues>(
  values: Values,
  errors: Record<string, string[]>,
): { field: Path<Values>; message: string }[] {
  return Object.keys(values).flatMap((field) => {
    const [, messages] =
      Object.entries(errors).find(([name]) => name.split('.', 1)[0] === field) ?? []
    const message = messages?.[0]
    return message !== undefined && isField(values, field) ? [{ field, message }] : []
  })
}

function toGeneralError(error: unknown): FormError {
  return { field: null, message: getErrorMessage(error) }
}

type ApiFormOptions<Values extends FieldValues, Input> = {
  /** None where the fields were in the page before this, and keep what they hold. */
  defaultValues?: DefaultValues<Values>
  submit: (input: Input) => Promise<void>
  /** The name under which what was typed is saved when the session or the shop is gone; none for secrets. */
  draft?: string
  /** Whether leaving asks first; a form that saves as it is typed need not. */
  isGuarded?: boolean
  /** Sends no unchanged field, which may be one that today's rules would reject. */
  sendsChangesOnly?: boolean
  /** Shows the errors of what is no value of the form, such as its pictures; returns whether there are any. */
  onOtherFieldErrors?: (errors: Record<string, string[]>) => boolean
  /** Where an error of no field is shown: in a toast, or by the form itself as `formError`. */
  errorDisplay?: 'toast' | 'alert'
  toError?: (error: unknown) => FormError
  /** For a button that stands outside of the form. */
  onBusyChange?: (isBusy: boolean) => void
  /** The same; until when the shop wants the form to wait. */
  onWait?: (waitsUntil: number | null) => void
}

/**
 * The one way to submit fields: validated by the rules of the call, with every error at its field.
 * A call that is given as a function is loaded when the form is first validated.
 */
export function useApiForm<Values extends FieldValues, Input>(
  call: FormCall<Values, Input> | (() => Promise<FormCall<Values, Input>>),
  options: ApiFormOptions<Values, Input>,
) {
  const { defaultValues, submit, draft, isGuarded = true, sendsChangesOnly } = options
  const form: UseFormReturn<Values, unknown, Input> = useForm<Values, unknown, Input>({
    ...(defaultValues && { defaultValues }),
    resolver: async (...typed) => {
      const loaded = typeof call === 'function' ? await call() : call
      const resolve = formResolver(loaded, (values) =>
        sendsChangesOnly ? changedFields(values, form.formState.defaultValues ?? {}) : values,
      )
      return resolve(...typed)
    },
    // It passes over a choice that is not registered; fields of another component, which draws their
    // errors after the focus below has looked for them, are all registered.
    shouldFocusError: !defaultValues,
  })
  const { dirtyFields, isSubmitSuccessful, submitCount } = form.formState
  // `isDirty` turns unseen when a choice that has no default is registered, and tells no change after.
  const isDirty = Object.values(dirtyFields).some(Boolean)
  useUnsavedFormGuard(isGuarded && isDirty && !isSubmitSuccessful)

  const { reset, getValues, setError } = form
  useFormDraft({
    name: draft,
    readValues: () => (isDirty || !defaultValues ? getValues() : null),
    restore: (stored) => reset({ ...getValues(), ...stored }, { keepDefaultValues: true }),
  })

  const { onOtherFieldErrors, onBusyChange, onWait } = options
  const { errorDisplay = 'toast', toError = toGeneralError } = options

  /** Gives back whether a field shows it. */
  function showAtFields(error: unknown): boolean {
    const values = getValues()
    const errors = isApiError(error) ? error.fields : {}
    const named = fieldErrorsOf(values, errors)
    for (const { field, message } of named) setError(field, { message })
    const isShown = onOtherFieldErrors?.(errors) === true || named.length > 0
    if (isShown) return true
    const { field, message } = toError(error)
    if (field === null || !isField(values, field)) return false
    setError(field, { message })
    return true
  }

  const submission = useSubmit((error) => {
    const formError = toError(error)
    if (errorDisplay === 'alert') return formError
    if (formError.message) void notify.error(formError.message)
    return null
  })
  const { formRef, run, isBusy, isSlow, waitsUntil, setWaitsUntil, error: formError } = submission
  useEffect(() => {
    if (submitCount > 0) focusFirstInvalid(formRef.current)
  }, [submitCount, formRef])

  const save = async (input: Input) => {
    onBusyChange?.(true)
    onWait?.(null)
    try {
      await submit(input)
    } catch (error) {
      setWaitsUntil(waitsUntilOf(error))
      onWait?.(waitsUntilOf(error))
      if (!showAtFields(error)) throw error
      // Where no value of the form shows it, the form must not count as sent.
      setError('root', {})
    } finally {
      onBusyChange?.(false)
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    formRef.current = event.currentTarget
    void run(() => form.handleSubmit(save)(event))
  }
  return { form, onSubmit, isBusy, isSlow, waitsUntil, setWaitsUntil, formError }
}
