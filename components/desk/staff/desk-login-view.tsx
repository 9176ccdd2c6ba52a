'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CodeField } from '@/components/ui/code-field'
import {
  formatCountdown,
  getCurrentSecond,
  getServerSecond,
  subscribeToSeconds,
} from '@/components/ui/seconds-clock'
import { deskPathAfterLogin } from '@/lib/client/desk/desk-paths'
import {
  finishDeskLogin,
  hasDeskOpen,
  requestDeskCode,
  verifyDeskLogin,
} from '@/lib/client/desk/staff'
import { hardNavigate } from '@/lib/client/hard-navigate'
import type { SentCode } from '@/lib/contract/auth'
import { persianDigits } from '@/lib/persian/digits'
import { formatMobile } from '@/lib/persian/validators'
import { DeskButton } from '../ui/desk-button'
import { LoginFrame } from './login-frame'
import { CODE_INPUT, LoginField, LoginStepForm, MOBILE_INPUT } from './login-step-form'

type CodeStage = {
  name: 'code'
  mobile: string
  demoCode: string | undefined
  isInLog: boolean
  /** Epoch milliseconds, as is the next. */
  resendAt: number
  expiresAt: number
}

type Step = { name: 'mobile' } | CodeStage | { name: 'second-factor'; ticket: string }

const TITLES: Record<Step['name'], string> = {
  mobile: 'ورود به میز کار',
  code: 'کد ورود را بنویسید',
  'second-factor': 'کد برنامهٔ رمزساز را بنویسید',
}

/** How long each lasts is the server's to say. */
function codeStage(mobile: string, answer: SentCode): CodeStage {
  const now = Date.now()
  return {
    ...{ name: 'code', mobile, demoCode: answer.demo_code },
    isInLog: answer.is_in_log === true,
    resendAt: now + answer.resend_in * 1000,
    expiresAt: now + answer.expires_in * 1000,
  }
}

type DeskLoginProps = {
  next: string | null
  /** The owner of the demo shop, whose code is shown. */
  demoMobile: string | null
  /** A link from another site brings no cookie along, and the desk may be open here all the same. */
  isFromElsewhere: boolean
}

/** A code to the mobile, then the second factor; the answers are alike for known and unknown numbers. */
export function DeskLoginView({ next, demoMobile, isFromElsewhere }: DeskLoginProps) {
  const [step, setStep] = useState<Step>({ name: 'mobile' })
  const enter = () => hardNavigate(deskPathAfterLogin(next), { shouldReplace: true })

  useEffect(() => {
    if (!isFromElsewhere) return
    void hasDeskOpen().then(
      (isOpen) => isOpen && hardNavigate(deskPathAfterLogin(next), { shouldReplace: true }),
    )
  }, [next, isFromElsewhere])

  return (
    <LoginFrame title={TITLES[step.name]} step={step.name === 'second-factor' ? 2 : 1}>
      {step.name === 'mobile' && <MobileStep demoMobile={demoMobile} onStep={setStep} />}
      {step.name === 'code' && <CodeStep sent={step} onStep={setStep} onEntered={enter} />}
      {step.name === 'second-factor' && (
        <SecondFactorStep ticket={step.ticket} onStep={setStep} onEntered={enter} />
      )}
    </LoginFrame>
  )
}

type StepProps = { onStep: (step: Step) => void }

function MobileStep({ demoMobile, onStep }: StepProps & { demoMobile: string | null }) {
  const [mobile, setMobile] = useState('')
  const demo = demoMobile && (
    <p className="bg-acting-bg text-acting-ink rounded-[10px] p-3">
      در نسخهٔ نمایشی، مدیر فروشگاه با شمارهٔ{' '}
      <button
        type="button"
        className="font-bold underline underline-offset-4"
        onClick={() => setMobile(formatMobile(demoMobile))}
      >
        <bdi dir="ltr">{persianDigits(formatMobile(demoMobile))}</bdi>
      </button>{' '}
      وارد می‌شود.
    </p>
  )
  return (
    <LoginStepForm
      send={async () => onStep(codeStage(mobile, await requestDeskCode(mobile)))}
      action="گرفتن کد"
      after={demo}
    >
      {({ error }) => (
        <>
          <p className="text-note">فقط کسانی که مدیر فروشگاه افزوده باشد وارد می‌شوند.</p>
          <LoginField
            label="شمارهٔ موبایل"
            {...MOBILE_INPUT}
            autoComplete="username"
            autoFocus
            error={error}
            value={mobile}
            onValueChange={setMobile}
          />
        </>
      )}
    </LoginStepForm>
  )
}

type CodeStepProps = StepProps & { sent: CodeStage; onEntered: () => void }

function CodeStep({ sent, onStep, onEntered }: CodeStepProps) {
  const { mobile, demoCode, isInLog, resendAt, expiresAt } = sent
  const [code, setCode] = useState('')
  const [notice, setNotice] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const resend = async () => {
    const answer = await requestDeskCode(mobile)
    onStep(codeStage(mobile, answer))
    setCode('')
    const isSent = !answer.demo_code && !answer.is_in_log
    setNotice(isSent ? 'کد تازه فرستاده شد.' : 'کد تازه آماده است.')
    field.current?.focus()
  }
  const verify = async (typed: string) => {
    const answer = await verifyDeskLogin({ mobile, code: typed }).catch((failure: unknown) => {
      setCode('')
      throw failure
    })
    if (answer.step === 'done') onEntered()
    else onStep({ name: 'second-factor', ticket: answer.ticket })
  }
  return (
    <LoginStepForm send={() => verify(code)} action="ورود">
      {({ run, isBusy, error }) => (
        <>
          <p className="text-note">
            {isInLog || demoCode ? 'برای' : 'به'} <bdi dir="ltr">{persianDigits(mobile)}</bdi>{' '}
            {isInLog || demoCode ? 'آماده است.' : 'پیامک شد.'}{' '}
            <button
              type="button"
              className="text-acting-ink font-semibold underline-offset-4 hover:underline"
              onClick={() => onStep({ name: 'mobile' })}
            >
              شماره را عوض کن
            </button>
          </p>
          <CodeField
            ref={field}
            label="کد ورود"
            hideLabel
            autoFocus
            value={code}
            onValueChange={setCode}
            onComplete={(typed) => void run(() => verify(typed))}
            error={error}
          />
          <CodeTimes
            {...{ resendAt, expiresAt, isBusy }}
            onResend={() => {
              setNotice('')
              void run(resend)
            }}
          />
          <p role="status" className="text-done-ink text-[12px] empty:-mt-4">
            {notice}
          </p>
          {isInLog && (
            <p className="bg-soon-bg text-soon-ink rounded-[10px] p-3">
              پیامکی نرفت، چون سامانهٔ پیامک هنوز کلید یا الگو ندارد. کد در گزارش سرور نوشته شده است.
            </p>
          )}
          {demoCode && (
            <p className="bg-acting-bg text-acting-ink rounded-[10px] p-3">
              در نسخهٔ نمایشی پیامکی فرستاده نمی‌شود؛ کد شما{' '}
              <button
                type="button"
                className="font-bold underline underline-offset-4"
                onClick={() => {
                  setCode(demoCode)
                  void run(() => verify(demoCode))
                }}
              >
                {persianDigits(demoCode)}
              </button>{' '}
              است.
            </p>
          )}
        </>
      )}
    </LoginStepForm>
  )
}

type CodeTimesProps = Pick<CodeStage, 'resendAt' | 'expiresAt'> & {
  isBusy: boolean
  onResend: () => void
}

/** How long the code can still be used, and from when on a lost one is sent anew. */
function CodeTimes({ resendAt, expiresAt, isBusy, onResend }: CodeTimesProps) {
  const now = useSyncExternalStore(subscribeToSeconds, getCurrentSecond, getServerSecond)
  const left = (until: number) => (now === null ? null : Math.max(0, Math.ceil(until / 1000 - now)))
  const untilEnd = left(expiresAt)
  const untilResend = left(resendAt)
  return (
    <div className="text-note flex min-h-8 flex-wrap items-center justify-between gap-x-3 text-[12px] phone:min-h-11">
      {untilEnd === 0 ? (
        <p role="status" className="text-late-ink">
          زمان این کد تمام شد؛ کد تازه بگیرید.
        </p>
      ) : (
        <p>
          <bdi dir="ltr">{formatCountdown(untilEnd ?? 0)}</bdi> تا پایان کد
        </p>
      )}
      {untilResend === 0 ? (
        <DeskButton variant="plain" isBusy={isBusy} onClick={onResend}>
          ارسال دوبارهٔ کد
        </DeskButton>
      ) : (
        <p>
          ارسال دوباره تا <bdi dir="ltr">{formatCountdown(untilResend ?? 0)}</bdi> دیگر
        </p>
      )}
    </div>
  )
}

type SecondFactorStepProps = StepProps & { ticket: string; onEntered: () => void }

function SecondFactorStep({ ticket, onStep, onEntered }: SecondFactorStepProps) {
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const send = async () => {
    await finishDeskLogin({ ticket, code }).catch((failure: unknown) => {
      input.current?.select()
      throw failure
    })
    onEntered()
  }
  const other = (
    <DeskButton variant="plain" onClick={() => onStep({ name: 'mobile' })}>
      ورود با شماره‌ای دیگر
    </DeskButton>
  )
  return (
    <LoginStepForm send={send} action="ورود" after={other}>
      {({ error }) => (
        <>
          <p className="text-note">اگر گوشی همراهتان نیست، یکی از کدهای بازیابی را بنویسید.</p>
          <LoginField
            label="کد رمزساز یا کد بازیابی"
            {...CODE_INPUT}
            ref={input}
            className="text-[16px]"
            autoFocus
            error={error}
            value={code}
            onValueChange={setCode}
          />
        </>
      )}
    </LoginStepForm>
  )
}
