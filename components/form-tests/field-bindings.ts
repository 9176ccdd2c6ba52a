import type { ChangeEvent } from 'react'
import type { FieldsProps, TestValues } from './test-values'

export type TextName = {
  [Name in keyof TestValues]: TestValues[Name] extends string ? Name : never
}[keyof TestValues]
type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** What a field takes from the form by its name: as an event tells it, or as a value. */
export function fieldBindings({ values, errors, set }: FieldsProps) {
  return {
    typed: (name: TextName) => ({
      value: values[name],
      error: errors[name],
      onChange: (event: Typed) => set(name, event.target.value),
    }),
    given: <Name extends keyof TestValues>(name: Name) => ({
      value: values[name],
      error: errors[name],
      onValueChange: (value: TestValues[Name]) => set(name, value),
    }),
  }
}
