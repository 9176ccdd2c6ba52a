'use client'

import { useState } from 'react'
import { TextField, type TextFieldProps } from '@/components/ui/text-field'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'onChange' | 'value' | 'dir' | 'end'> & {
  autoComplete: 'current-password' | 'new-password'
  value: string
  onValueChange: (password: string) => void
}

const MAX_LENGTH = 128

/** What can be seen need not be typed twice. */
export function PasswordField({ label, onValueChange, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...field}
      label={label}
      type={isShown ? 'text' : 'password'}
      onChange={(event) => onValueChange(event.target.value)}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={MAX_LENGTH}
      required
      end={
        <button
          type="button"
          aria-label={`${isShown ? 'پنهان کردن' : 'نمایش'} ${String(label)}`}
          onClick={() => setIsShown(!isShown)}
          className="min-h-9 rounded-control px-2 font-semibold text-brand-700 hover:bg-ink-100"
        >
          {isShown ? 'پنهان' : 'نمایش'}
        </button>
      }
    />
  )
}
