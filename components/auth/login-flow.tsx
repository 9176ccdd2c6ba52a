'use client'

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useBackStep } from '@/components/ui/history-layers'
import type { LoggedIn } from '@/lib/contract/auth'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Skeleton } from '@/components/ui/skeleton'
import { formatMobile } from '@/lib/persian/validators'
import { CodeStep } from './code-step'
import { MobileStep } from './mobile-step'
import { setCodeAwaited, findAwaitedCode, clearPendingCode, type PendingCode } from './pending-code'

const PasswordStep = lazyComponent(() => import('./password-step'))

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
  const [sent, setSent] = useState<PendingCode | null>(null)
  const room = useRef<HTMLDivElement>(null)
  const go = (to: Step) => {
    // A dialog takes back the focus of what is removed, a frame after the next step has taken it.
    room.current?.focus({ preventScroll: true })
    setMoved(true)
    setStep(to)
  }
  const arrive = (code: PendingCode) => {
    setCodeAwaited(code, true)
    setSent(code)
    go('code')
  }
  const edit = () => {
    if (sent) setCodeAwaited(sent, false)
    go('mobile')
  }
  const leaveStep = useBackStep(step !== 'mobile' && step !== start, edit)
  const logIn = (answer: LoggedIn) => {
    clearPendingCode()
    leaveStep()
    onLoggedIn(answer)
  }
  const toMobile = () => {
    leaveStep()
    edit()
  }
  useEffect(() => onStep?.(step), [onStep, step])
  const goOnWith = useEffectEvent((awaited: PendingCode) => {
    setMobile(formatMobile(awaited.mobile))
    setSent(awaited)
    go('code')
  })
  // The server cannot know of a code that was sent: the first drawing is without it.
  useEffect(() => {
    let here = true
    const awaited = findAwaitedCode()
    if (awaited) queueMicrotask(() => here && goOnWith(awaited))
    return () => void (here = false)
  }, [])
  const number = { mobile, onMobileChange: setMobile, shouldFocus: moved, inputRef: first }
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
          onLoadError={toMobile}
          fallback={<Skeleton className="h-[23.5rem]" />}
        />
      )}
      {step === 'code' && sent && (
        <CodeStep
          sent={sent}
          inputRef={first}
          onSent={(again) => {
            setCodeAwaited(again, true)
            setSent(again)
          }}
          onEdit={toMobile}
          onLoggedIn={logIn}
        />
      )}
    </div>
  )
}
