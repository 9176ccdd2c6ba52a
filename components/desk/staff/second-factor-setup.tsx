'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { withFreshProof } from '@/lib/client/desk/fresh-proof'
import { makeSecondFactor, takeSecondFactor } from '@/lib/client/desk/staff'
import { DeskButton } from '../ui/desk-button'
import { CODE_INPUT, LoginField, LoginStepForm } from './login-step-form'
import { RecoveryCodes } from './recovery-codes'

type SecondFactorSetupProps = {
  /** It counts from now on, though its recovery codes are not put away yet. */
  onMade?: () => void
  onDone: () => void
}

/** A picture for the authenticator, the first code of it, then the recovery codes, once. */
export function SecondFactorSetup({ onMade, onDone }: SecondFactorSetupProps) {
  const started = useMutation({ mutationFn: () => withFreshProof(makeSecondFactor) })
  const [code, setCode] = useState('')
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>([])

  if (recoveryCodes.length > 0) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />
  if (!started.data) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-700">
          یک برنامهٔ رمزساز روی گوشی، مانند <bdi dir="ltr">Google Authenticator</bdi>، هر نیم دقیقه
          کدی تازه می‌سازد که هنگام ورود پس از پیامک پرسیده می‌شود.
        </p>
        <DeskButton variant="primary" isBusy={started.isPending} onClick={() => started.mutate()}>
          ساختن عامل دوم
        </DeskButton>
        <p role="alert" className="text-late-ink">
          {started.error?.message}
        </p>
      </div>
    )
  }
  const { secret, qr_svg: qr } = started.data
  const send = async () => {
    setRecoveryCodes(await takeSecondFactor(code))
    onMade?.()
  }
  return (
    <LoginStepForm send={send} action="تأیید کد">
      {({ error }) => (
        <ol className="grid gap-4">
          <li className="grid justify-items-start gap-2">
            <p>این تصویر را با برنامهٔ رمزساز بخوانید.</p>
            <div
              role="img"
              aria-label="تصویر برای برنامهٔ رمزساز"
              className="size-44 rounded-[10px] bg-white p-2 [&_svg]:size-full"
              dangerouslySetInnerHTML={{ __html: qr }}
            />
            <p className="text-note">
              یا این رمز را در برنامه بنویسید:{' '}
              <bdi dir="ltr" className="select-all break-all font-semibold text-ink-900">
                {secret}
              </bdi>
            </p>
          </li>
          <li>
            <LoginField
              label="کدی که برنامه نشان می‌دهد"
              {...CODE_INPUT}
              inputMode="numeric"
              className="max-w-56 text-[16px]"
              error={error}
              value={code}
              onValueChange={setCode}
            />
          </li>
        </ol>
      )}
    </LoginStepForm>
  )
}
