'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { logInWithPassword } from '@/lib/api/accounts'
import type { LoggedIn } from '@/lib/contract/accounts'
import { storedMobile } from '@/lib/persian/validators'
import { MobileField, type NumberProps } from './mobile-field'
import { NO_MOBILE, NOT_A_MOBILE } from './mobile-step'
import { TroubleLine } from './trouble-line'
import { useAsking } from './use-asking'

type PasswordStepProps = NumberProps & {
  onLoggedIn: (answer: LoggedIn) => void
  onCode: () => void
}

const NO_PASSWORD = 'رمز عبور را وارد کنید.'

export function PasswordStep({ onLoggedIn, onCode, ...number }: PasswordStepProps) {
  const asking = useAsking('password')
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const wrong = asking.errorAt('password')
  useEffect(() => {
    if (wrong) field.current?.focus()
  }, [wrong])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const mobile = storedMobile(number.mobile)
    if (mobile === null) {
      const text = number.mobile.trim() === '' ? NO_MOBILE : NOT_A_MOBILE
      return asking.tell({ field: 'mobile', text })
    }
    if (password === '') return asking.tell({ field: 'password', text: NO_PASSWORD })
    const answer = await asking.ask(() => logInWithPassword(mobile, password))
    if (answer) onLoggedIn(answer)
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-md text-ink-700">شماره و رمزی را که پیش‌تر گذاشته‌اید بنویسید.</p>
      <MobileField {...number} error={asking.errorAt('mobile')} />
      <PasswordField field={field} value={password} onChange={setPassword} error={wrong} />
      <TroubleLine {...asking} at={['mobile', 'password']} />
      <Button type="submit" full busy={asking.busy}>
        ورود
      </Button>
      <Button variant="soft" full onClick={onCode}>
        ورود با کد پیامکی
      </Button>
      <p className="text-center text-xs text-ink-500">
        رمز ندارید یا آن را فراموش کرده‌اید؟ با کد پیامکی وارد شوید.
      </p>
    </form>
  )
}

type PasswordFieldProps = {
  field: React.RefObject<HTMLInputElement | null>
  value: string
  onChange: (password: string) => void
  error: string | undefined
}

function PasswordField({ field, value, onChange, error }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      ref={field}
      label="رمز عبور"
      name="password"
      type={shown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      dir="ltr"
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={128}
      required
      end={
        <button
          type="button"
          aria-pressed={shown}
          aria-label="نمایش رمز عبور"
          onClick={() => setShown(!shown)}
          className="min-h-9 rounded-control px-2 font-semibold text-brand-700 hover:bg-ink-100"
        >
          {shown ? 'پنهان' : 'نمایش'}
        </button>
      }
    />
  )
}
