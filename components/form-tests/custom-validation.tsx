'use client'

import { useState } from 'react'
import { storedMobile } from '@/lib/persian/validators'
import { digitsOf, errorsByHand, shebaOf } from './hand-written-rules'
import { TestForm } from './test-form'
import { emptyValues, type SetValue, type TestErrors, type TestValues } from './test-values'

function storedOf(values: TestValues): object {
  const { mobile, postal_code: postalCode, sheba, amount } = values
  return {
    mobile: storedMobile(mobile),
    postal_code: digitsOf(postalCode),
    sheba: shebaOf(sheba),
    amount,
  }
}

/** Rules written out by hand, over plain state. */
export function CustomValidation() {
  const [values, setValues] = useState(emptyValues)
  const [judged, setJudged] = useState(false)
  const [stored, setStored] = useState<object | null>(null)
  const errors: TestErrors = judged ? errorsByHand(values) : {}
  const set: SetValue = (name, value) => {
    setStored(null)
    setValues((before) => ({ ...before, [name]: value }))
  }

  async function send(): Promise<boolean> {
    setJudged(true)
    const right = Object.keys(errorsByHand(values)).length === 0
    setStored(right ? storedOf(values) : null)
    return right
  }
  return <TestForm {...{ values, errors, set, stored }} onSend={send} />
}
