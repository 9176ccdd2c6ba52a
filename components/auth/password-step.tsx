'use client'

import { useWatch } from 'react-hook-form'
import { FormAlert } from '@/components/form/form-alert'
import { PasswordField } from '@/components/form/password-field'
import { useApiForm } from '@/components/form/use-api-form'
import { toLoginFormError } from '@/components/form/use-submit'
import { SubmitButton } from '@/components/form/submit-button'
import { Button } from '@/components/ui/button'
import { MobileField, type MobileInputProps } from './mobile-step'
import { logInByPassword } from './start-session'

type PasswordStepProps = MobileInputProps & {
  onLoggedIn: () => void
  onCode: () => void
}

const loadCall = async () => (await import('@/lib/contract/auth')).loginPassword

export default function PasswordStep({ onLoggedIn, onCode, ...number }: PasswordStepProps) {
  const { form, onSubmit, isBusy, isSlow, waitsUntil, setWaitsUntil, formError } = useApiForm(
    loadCall,
    {
      defaultValues: { mobile: number.mobile, password: '' },
      errorDisplay: 'alert',
      toError: (error) => toLoginFormError(error, 'password'),
      submit: async ({ mobile, password }) => {
        await logInByPassword(mobile, password)
        onLoggedIn()
      },
    },
  )
  const { control, setValue, formState } = form
  const { errors, isSubmitted } = formState
  const [mobile, password] = useWatch({ control, name: ['mobile', 'password'] })
  const write = (name: 'mobile' | 'password') => (text: string) => {
    setValue(name, text, { shouldValidate: isSubmitted })
    if (name === 'password') return
    // The wait is of the number that was refused.
    setWaitsUntil(null)
    number.onMobileChange(text)
  }
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <p className="text-md text-ink-700">شماره و رمزی را که پیش‌تر گذاشته‌اید بنویسید.</p>
      <MobileField
        {...number}
        mobile={mobile}
        onMobileChange={write('mobile')}
        error={errors.mobile?.message}
      />
      <PasswordField
        label="رمز عبور"
        name="password"
        autoComplete="current-password"
        value={password}
        onValueChange={write('password')}
        error={errors.password?.message}
      />
      <FormAlert error={formError} isSlow={isSlow} />
      <SubmitButton isFullWidth isBusy={isBusy} waitsUntil={waitsUntil}>
        ورود
      </SubmitButton>
      <Button variant="soft" isFullWidth onClick={onCode}>
        ورود با کد پیامکی
      </Button>
      <p className="text-center text-xs text-ink-500">
        رمز ندارید یا آن را فراموش کرده‌اید؟ با کد پیامکی وارد شوید.
      </p>
    </form>
  )
}
