'use client'

import type { ReactNode } from 'react'
import { DeskField } from './desk-field'

type SecretFieldProps = {
  label: ReactNode
  /** The last marks of the one that is stored; empty where none is, or none that could be read. */
  marks: string
  hint: string
  value: string
  error: string | undefined
  onChange: (typed: string) => void
}

/** What was saved never comes back: its last marks are shown, and an empty field leaves it as it is. */
export function SecretField({ label, marks, hint, value, error, onChange }: SecretFieldProps) {
  return (
    <DeskField
      label={label}
      error={error}
      hint={
        marks === '' ? (
          hint
        ) : (
          <>
            اکنون <SecretMarks marks={marks} /> ذخیره است؛ خالی یعنی همان بماند.
          </>
        )
      }
    >
      {(control) => (
        <input
          {...control}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={500}
          className="desk-field"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </DeskField>
  )
}

export function SecretMarks({ marks }: { marks: string }) {
  return <bdi dir="ltr">••••{marks}</bdi>
}
