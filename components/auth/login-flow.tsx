'use client'

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useBackStep } from '@/components/ui/history-layers'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Skeleton } from '@/components/ui/skeleton'
import { formatMobile } from '@/lib/persian/validators'
import { CodeStep } from './code-step'
import { MobileStep } from './mobile-step'
import { setCodeAwaited, findAwaitedCode, type PendingCode } from './pending-code'

const PasswordStep = lazyComponent(() => import('./password-step'))

export type Step = 'mobile' | 'code' | 'password'

export const stepTitles: Record<Step, string> = {
  mobile: 'ورود یا ثبت‌نام',
  code: 'کد ورود را بنویسید',
  password: 'ورود با رمز عبور',
}

type LoginFlowProps = {
  /** Writes each step's title as the heading of its page. */
  hasHeading?: boolean
  /** For a dialog, whose title is its own. */
  onStepChange?: (step: Step) => void
  /** Where the focus goes when it is shown in a dialog. */
  inputRef?: RefObject<HTMLInputElement | null>
  /** The session is in the stores by then. */
  onLoggedIn?: () => void
}

/** From a number to a session, for new and known numbers alike. */
export function LoginFlow(props: LoginFlowProps) {
  const { hasHeading = false, onStepChange, inputRef, onLoggedIn } = props
  const [step, setStep] = useState<Step>('mobile')
  const [hasMoved, setHasMoved] = useState(false)
  const [mobile, setMobile] = useState('')
  const [sent, setSent] = useState<PendingCode | null>(null)
  const containerRef = useRef<HTMLDivElement>(null)
  const goTo = (next: Step) => {
    // A dialog takes back the focus of what is removed, a frame after the next step has taken it.
    containerRef.current?.focus({ preventScroll: true })
    setHasMoved(true)
    setStep(next)
  }
  const awaitCode = (code: PendingCode) => {
    setCodeAwaited(code, true)
    setSent(code)
  }
  const editMobile = () => {
    if (sent) setCodeAwaited(sent, false)
    goTo('mobile')
  }
  const leaveBackStep = useBackStep(step !== 'mobile', editMobile)
  const handleLoggedIn = () => {
    leaveBackStep()
    onLoggedIn?.()
  }
  const returnToMobile = () => {
    leaveBackStep()
    editMobile()
  }
  useEffect(() => onStepChange?.(step), [onStepChange, step])
  const resumeAtCode = useEffectEvent((awaited: PendingCode) => {
    setMobile(formatMobile(awaited.mobile))
    setSent(awaited)
    goTo('code')
  })
  // The server cannot know of a code that was sent: the first drawing is without it.
  useEffect(() => {
    let isMounted = true
    const awaited = findAwaitedCode()
    if (awaited) queueMicrotask(() => isMounted && resumeAtCode(awaited))
    return () => void (isMounted = false)
  }, [])
  const mobileProps = { mobile, onMobileChange: setMobile, shouldFocus: hasMoved, inputRef }
  return (
    <div ref={containerRef} tabIndex={-1} className="outline-none">
      {hasHeading && (
        <h1 className="mb-2 text-2xl font-extrabold phone:text-xl">{stepTitles[step]}</h1>
      )}
      {step === 'mobile' && (
        <MobileStep
          {...mobileProps}
          onSent={(code) => {
            awaitCode(code)
            goTo('code')
          }}
          onPassword={() => goTo('password')}
        />
      )}
      {step === 'password' && (
        <PasswordStep
          {...mobileProps}
          onLoggedIn={handleLoggedIn}
          onCode={returnToMobile}
          onLoadError={returnToMobile}
          fallback={<Skeleton className="h-[23.5rem]" />}
        />
      )}
      {step === 'code' && sent && (
        <CodeStep
          sent={sent}
          inputRef={inputRef}
          onSent={awaitCode}
          onEdit={returnToMobile}
          onLoggedIn={handleLoggedIn}
        />
      )}
    </div>
  )
}
