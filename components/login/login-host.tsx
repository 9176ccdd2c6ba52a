'use client'

import { useState, useSyncExternalStore } from 'react'
import { latePart } from '@/components/ui/late-part'
import { loginWish } from './login-wish'

const LoginDialog = latePart(() => import('./login-dialog'))

/** Once in the root layout; the dialog comes with the first one who is asked to log in. */
export function LoginHost() {
  const wish = useSyncExternalStore(loginWish.subscribe, loginWish.now, loginWish.onServer)
  const [needed, setNeeded] = useState(false)
  if (wish !== null && !needed) setNeeded(true)
  return needed ? <LoginDialog wish={wish} /> : null
}
