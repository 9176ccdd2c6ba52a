'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { PasswordField } from '@/components/form/password-field'
import { Button } from '@/components/ui/button'
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

const NO_PASSWORD = 'رمز عبور را بنویسید.'

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
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-md text-ink-700">شماره و رمزی را که پیش‌تر گذاشته‌اید بنویسید.</p>
      <MobileField {...number} error={asking.errorAt('mobile')} />
      <PasswordField
        ref={field}
        label="رمز عبور"
        name="password"
        autoComplete="current-password"
        value={password}
        onValueChange={setPassword}
        error={wrong}
      />
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
