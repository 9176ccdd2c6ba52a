import { useEffect, useRef } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import type { z } from 'zod'
import { formResolver } from '@/lib/api/form-resolver'
import { useAsking } from './use-asking'

type Options<Typed extends FieldValues, Sent> = {
  /** What is sent: the rules of its body are the form's. */
  call: { body?: z.ZodType<Sent, Typed> | undefined }
  values: DefaultValues<Typed>
  /** What the shop's own words speak of. */
  field: Path<Typed>
}

/** A form whose rules are a call's, and whose answer is told at its field or above its button. */
export function useAskedForm<Typed extends FieldValues, Sent>(options: Options<Typed, Sent>) {
  const { call, values, field } = options
  const asking = useAsking(field)
  const form = useForm<Typed, unknown, Sent>({
    defaultValues: values,
    resolver: formResolver(call),
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
  const onSubmit = (act: (sent: Sent) => Promise<void>) =>
    form.handleSubmit(act, () => asking.tell(null))
  return { form, place, asking, errorAt, onSubmit }
}
