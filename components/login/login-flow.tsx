'use client'

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useBackUndoes } from '@/components/ui/back-closes'
import type { LoggedIn } from '@/lib/contract/accounts'
import { latePart } from '@/components/ui/late-part'
import { Skeleton } from '@/components/ui/skeleton'
import { showMobile } from '@/lib/persian/validators'
import { CodeStep } from './code-step'
import { MobileStep } from './mobile-step'
import { awaitCode, awaitedCode, forgetSent, type Sent } from './sent-code'

const PasswordStep = latePart(() => import('./password-step'))

export type Step = 'mobile' | 'code' | 'password'

export const stepTitles: Record<Step, string> = {
  mobile: 'ورود یا ثبت‌نام',
  code: 'کد ورود را بنویسید',
  password: 'ورود با رمز عبور',
}

type LoginFlowProps = {
  start?: 'mobile' | 'password'
  /** Writes each step's title as the heading of its page. */
  titled?: boolean
  /** For a dialog, whose title is its own. */
  onStep?: (step: Step) => void
  /** Where the focus goes when it is shown in a dialog. */
  first?: RefObject<HTMLInputElement | null>
  onLoggedIn: (answer: LoggedIn) => void
}

/** From a number to being logged in: one way for new and known numbers. */
export function LoginFlow(props: LoginFlowProps) {
  const { start = 'mobile', titled = false, onStep, first, onLoggedIn } = props
  const [step, setStep] = useState<Step>(start)
  const [moved, setMoved] = useState(false)
  const [mobile, setMobile] = useState('')
  const [sent, setSent] = useState<Sent | null>(null)
  const room = useRef<HTMLDivElement>(null)
  const go = (to: Step) => {
    // A dialog takes back the focus of what is removed, a frame after the next step has taken it.
    room.current?.focus({ preventScroll: true })
    setMoved(true)
    setStep(to)
  }
  const arrive = (code: Sent) => {
    awaitCode(code, true)
    setSent(code)
    go('code')
  }
  const edit = () => {
    if (sent) awaitCode(sent, false)
    go('mobile')
  }
  const leaveStep = useBackUndoes(step !== 'mobile' && step !== start, edit)
  const logIn = (answer: LoggedIn) => {
    forgetSent()
    leaveStep()
    onLoggedIn(answer)
  }
  const toMobile = () => {
    leaveStep()
    edit()
  }
  useEffect(() => onStep?.(step), [onStep, step])
  const goOnWith = useEffectEvent((awaited: Sent) => {
    setMobile(showMobile(awaited.mobile))
    setSent(awaited)
    go('code')
  })
  // The server cannot know of a code that was sent: the first drawing is without it.
  useEffect(() => {
    let here = true
    const awaited = awaitedCode()
    if (awaited) queueMicrotask(() => here && goOnWith(awaited))
    return () => void (here = false)
  }, [])
  const number = { mobile, onMobileChange: setMobile, takesFocus: moved, first }
  return (
    <div ref={room} tabIndex={-1} className="outline-none">
      {titled && <h1 className="mb-2 text-2xl font-extrabold phone:text-xl">{stepTitles[step]}</h1>}
      {step === 'mobile' && (
        <MobileStep {...number} onSent={arrive} onPassword={() => go('password')} />
      )}
      {step === 'password' && (
        <PasswordStep
          {...number}
          onLoggedIn={logIn}
          onCode={toMobile}
          onLost={toMobile}
          waiting={<Skeleton className="h-[23.5rem]" />}
        />
      )}
      {step === 'code' && sent && (
        <CodeStep
          sent={sent}
          first={first}
          onSent={(again) => {
            awaitCode(again, true)
            setSent(again)
          }}
          onEdit={toMobile}
          onLoggedIn={logIn}
        />
      )}
    </div>
  )
}
