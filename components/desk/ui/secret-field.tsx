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

/** What of a secret a clash can show: the last marks of one that is stored, or that another was typed. */
export function describeSecret(typed: string, marks: string): ReactNode {
  if (typed.trim() !== '') return 'آنچه تازه نوشته‌اید'
  return marks === '' ? '' : <SecretMarks marks={marks} />
}

export function SecretMarks({ marks }: { marks: string }) {
  return <bdi dir="ltr">••••{marks}</bdi>
}
