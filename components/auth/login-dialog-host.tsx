'use client'

import { useState, useSyncExternalStore } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { loginRequestStore } from './login-request'

const LoginDialog = lazyComponent(() => import('./login-dialog'))

/** Once in the root layout; the dialog comes with the first one who is asked to log in. */
export function LoginDialogHost() {
  const wish = useSyncExternalStore(
    loginRequestStore.subscribe,
    loginRequestStore.now,
    loginRequestStore.onServer,
  )
  const [needed, setNeeded] = useState(false)
  if (wish !== null && !needed) setNeeded(true)
  return needed ? <LoginDialog wish={wish} /> : null
}
