'use client'

import { useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { firstErrors, testSchema } from './schema-rules'
import { TestForm } from './test-form'
import { emptyValues, type SetValue, type TestErrors, type TestValues } from './test-values'

type StoredValues = z.output<typeof testSchema>

/** What is judged so far stays as it is while a value changes. */
const RESET_OPTIONS = {
  keepErrors: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
  keepTouched: true,
}

const resolver: Resolver<TestValues, unknown, StoredValues> = (values) => {
  const result = testSchema.safeParse(values)
  if (result.success) return { values: result.data, errors: {} }
  const messages = Object.entries(firstErrors(result.error.issues))
  const errors = messages.map(([name, message]) => [name, { type: 'schema', message }])
  return { values: {}, errors: Object.fromEntries(errors) }
}

/** The schemas of the shop's own calls, behind the form library. */
export default function SchemaValidation() {
  const [values, setValues] = useState(emptyValues)
  const [stored, setStored] = useState<object | null>(null)
  const form = useForm({ defaultValues: emptyValues, resolver })
  const { errors: formErrors, isSubmitted, isSubmitting } = form.formState

  const errors: TestErrors = {}
  for (const [name, error] of Object.entries(formErrors))
    Object.assign(errors, { [name]: error.message })

  const set: SetValue = (name, value) => {
    const next = { ...form.getValues(), [name]: value }
    setStored(null)
    setValues(next)
    form.reset(next, RESET_OPTIONS)
    if (isSubmitted) void form.trigger()
  }

  async function send(): Promise<boolean> {
    let right = false
    await form.handleSubmit(({ password: _, password_again: __, ...sent }) => {
      right = true
      setStored(sent)
    })()
    return right
  }
  return <TestForm {...{ values, errors, set, stored }} busy={isSubmitting} onSend={send} />
}
