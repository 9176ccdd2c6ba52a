'use client'

import { useRef, useState } from 'react'
import { useDismissal } from '@/components/ui/history-layers'
import { Modal } from '@/components/ui/modal'
import { useLoginRequest, type LoginRequest } from './login-request'
import { LoginFlow, stepTitles, type Step } from './login-flow'

/** Closed without a request; the reason of the last one stays until the dialog has faded. */
export default function LoginDialog({ request }: { request: LoginRequest | null }) {
  const inputRef = useRef<HTMLInputElement>(null)
  const [lastRequest, setLastRequest] = useState(request)
  const [step, setStep] = useState<Step>('mobile')
  if (request !== null && request !== lastRequest) setLastRequest(request)
  const open = request !== null
  const changeOpen = useDismissal({
    open,
    onOpenChange: () => useLoginRequest.setState({ request: null }),
  })
  const handleLoggedIn = () => {
    changeOpen(false)
    request?.onLoggedIn()
  }
  return (
    <Modal
      open={open}
      onOpenChange={changeOpen}
      title={stepTitles[step]}
      description={lastRequest?.reason}
      initialFocus={inputRef}
      viewportClassName="grid place-items-center p-4 phone:items-start phone:pt-[10dvh]"
      popupClassName="max-h-full w-full max-w-[26rem] rounded-panel transition duration-150 data-[ending-style]:scale-95 data-[starting-style]:scale-95 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
    >
      <LoginFlow inputRef={inputRef} onStepChange={setStep} onLoggedIn={handleLoggedIn} />
    </Modal>
  )
}
