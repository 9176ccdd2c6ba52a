'use client'

import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { loginWish } from './login-wish'

const LoginDialog = lazy(() => import('./login-dialog'))

/** Once in the root layout; the dialog comes with the first one who is asked to log in. */
export function LoginHost() {
  const wish = useSyncExternalStore(loginWish.subscribe, loginWish.now, loginWish.onServer)
  const [needed, setNeeded] = useState(false)
  if (wish !== null && !needed) setNeeded(true)
  return needed ? (
    <Suspense>
      <LoginDialog wish={wish} />
    </Suspense>
  ) : null
}
