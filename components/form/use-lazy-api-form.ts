import { useEffect, useRef, type FormEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import type { z } from 'zod'
import { formResolver } from './form-resolver'
import { toLoginFormError, useSubmit } from './use-submit'

type Options<Typed extends FieldValues, Sent> = {
  /** What is sent: the rules of its body are the form's. They come when they are first followed. */
  call: () => Promise<{ body?: z.ZodType<Sent, Typed> | undefined }>
  values: DefaultValues<Typed>
  /** What the shop's own words speak of. */
  field: Path<Typed>
}

/** A form whose rules are a call's, and whose answer is told at its field or above its button. */
export function useLazyApiForm<Typed extends FieldValues, Sent>(options: Options<Typed, Sent>) {
  const { call, values, field } = options
  const asking = useSubmit(field, toLoginFormError)
  const form = useForm<Typed, unknown, Sent>({
    defaultValues: values,
    resolver: async (...typed) => formResolver(await call())(...typed),
    // It knows registered fields alone, and nothing of what the shop has refused.
    shouldFocusError: false,
  })
  const { formState } = form
  const { submitCount } = formState
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (submitCount > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount])

  const errorAt = (name: Path<Typed>) =>
    form.getFieldState(name, formState).error?.message ?? asking.errorAt(name)
  const onSubmit = (act: (sent: Sent) => Promise<void>) => (event: FormEvent) => {
    const submitted = form.handleSubmit(act, () => asking.tell(null))(event)
    submitted.catch((error: unknown) => asking.tell(toLoginFormError(error, field)))
  }
  return { form, place, asking, errorAt, onSubmit }
}
