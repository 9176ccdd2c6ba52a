'use client'

import { useState } from 'react'
import { normalizeMobile } from '@/lib/persian/validators'
import { extractDigits, validateByHand, extractSheba } from './hand-written-rules'
import { TestForm } from './test-form'
import { emptyValues, type SetValue, type TestErrors, type TestValues } from './test-values'

function toStoredValues(values: TestValues): object {
  const { mobile, postal_code: postalCode, sheba, amount } = values
  return {
    mobile: normalizeMobile(mobile),
    postal_code: extractDigits(postalCode),
    sheba: extractSheba(sheba),
    amount,
  }
}

/** Rules written out by hand, over plain state. */
export default function CustomValidation() {
  const [values, setValues] = useState(emptyValues)
  const [isValidated, setIsValidated] = useState(false)
  const [stored, setStored] = useState<object | null>(null)
  const errors: TestErrors = isValidated ? validateByHand(values) : {}
  const set: SetValue = (name, value) => {
    setStored(null)
    setValues((before) => ({ ...before, [name]: value }))
  }

  async function send(): Promise<boolean> {
    setIsValidated(true)
    const isCorrect = Object.keys(validateByHand(values)).length === 0
    setStored(isCorrect ? toStoredValues(values) : null)
    return isCorrect
  }
  return <TestForm {...{ values, errors, set, stored }} onSend={send} />
}
