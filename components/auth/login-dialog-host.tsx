'use client'

import { useState } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useLoginRequest } from './login-request'

const LoginDialog = lazyComponent(() => import('./login-dialog'))

/** Once in the root layout; the dialog comes with the first one who is asked to log in. */
export function LoginDialogHost() {
  const request = useLoginRequest((state) => state.request)
  const [isNeeded, setNeeded] = useState(false)
  if (request !== null && !isNeeded) setNeeded(true)
  return isNeeded ? <LoginDialog request={request} /> : null
}
