'use client'

import { useRef, useState } from 'react'
import { useDismissal } from '@/components/ui/history-layers'
import { Modal } from '@/components/ui/modal'
import type { LoggedIn } from '@/lib/contract/auth'
import { loginRequestStore, type LoginRequest } from './login-request'
import { startSession } from './start-session'
import { LoginFlow, stepTitles, type Step } from './login-flow'

/** The wish it is open for; null while it is closed. Its words stay until it has faded. */
export default function LoginDialog({ wish }: { wish: LoginRequest | null }) {
  const first = useRef<HTMLInputElement>(null)
  const [last, setLast] = useState(wish)
  const [step, setStep] = useState<Step>('mobile')
  if (wish !== null && wish !== last) setLast(wish)
  const open = wish !== null
  const change = useDismissal({ open, onOpenChange: () => loginRequestStore.set(null) })
  const done = (answer: LoggedIn) => {
    startSession(answer)
    change(false)
    wish?.onLoggedIn()
  }
  return (
    <Modal
      open={open}
      onOpenChange={change}
      title={stepTitles[step]}
      description={last?.reason}
      initialFocus={first}
      viewportClassName="grid place-items-center p-4 phone:items-start phone:pt-[10dvh]"
      popupClassName="max-h-full w-full max-w-[26rem] rounded-panel transition duration-150 data-[ending-style]:scale-95 data-[starting-style]:scale-95 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
    >
      <LoginFlow first={first} onStep={setStep} onLoggedIn={done} />
    </Modal>
  )
}
