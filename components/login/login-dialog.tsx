'use client'

import { useRef, useState } from 'react'
import { useDismissal } from '@/components/ui/back-closes'
import { Modal } from '@/components/ui/modal'
import type { LoggedIn } from '@/lib/contract/accounts'
import { loginWish, type Wish } from './login-wish'
import { enter } from './enter'
import { LoginFlow, stepTitles, type Step } from './login-flow'

/** The wish it is open for; null while it is closed. Its words stay until it has faded. */
export default function LoginDialog({ wish }: { wish: Wish | null }) {
  const first = useRef<HTMLInputElement>(null)
  const [last, setLast] = useState(wish)
  const [step, setStep] = useState<Step>('mobile')
  if (wish !== null && wish !== last) setLast(wish)
  const open = wish !== null
  const change = useDismissal({ open, onOpenChange: () => loginWish.set(null) })
  const done = (answer: LoggedIn) => {
    enter(answer)
    change(false)
    wish?.then()
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
