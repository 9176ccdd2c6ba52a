'use client'

import { useWatch } from 'react-hook-form'
import { PasswordField } from '@/components/form/password-field'
import { Button } from '@/components/ui/button'
import { logInWithPassword } from '@/lib/client/queries/auth'
import type { LoggedIn } from '@/lib/contract/auth'
import { MobileField, type MobileInputProps } from './mobile-step'
import { FormAlert } from '../form/form-alert'
import { useLazyApiForm } from '../form/use-lazy-api-form'

type PasswordStepProps = MobileInputProps & {
  onLoggedIn: (answer: LoggedIn) => void
  onCode: () => void
}

export default function PasswordStep({ onLoggedIn, onCode, ...number }: PasswordStepProps) {
  const { form, place, asking, errorAt, onSubmit } = useLazyApiForm({
    call: async () => (await import('@/lib/contract/auth')).loginPassword,
    values: { mobile: number.mobile, password: '' },
    field: 'password',
  })
  const { control, setValue, formState } = form
  const [mobile, password] = useWatch({ control, name: ['mobile', 'password'] })
  const write = (name: 'mobile' | 'password') => (text: string) => {
    setValue(name, text, { shouldValidate: formState.isSubmitted })
    if (name === 'mobile') number.onMobileChange(text)
  }
  const submit = async (wished: { mobile: string; password: string }) => {
    const answer = await asking.ask(() => logInWithPassword(wished.mobile, wished.password))
    if (answer) onLoggedIn(answer)
  }
  return (
    <form
      ref={place}
      method="post"
      noValidate
      onSubmit={onSubmit(submit)}
      className="flex flex-col gap-4"
    >
      <p className="text-md text-ink-700">شماره و رمزی را که پیش‌تر گذاشته‌اید بنویسید.</p>
      <MobileField
        {...number}
        mobile={mobile}
        onMobileChange={write('mobile')}
        error={errorAt('mobile')}
      />
      <PasswordField
        label="رمز عبور"
        name="password"
        autoComplete="current-password"
        value={password}
        onValueChange={write('password')}
        error={errorAt('password')}
      />
      <FormAlert {...asking} at={['mobile', 'password']} />
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
