'use client'

import { useEffect, useState } from 'react'
import { waitForHistory } from '@/components/ui/history-layers'
import { ButtonLink, Spinner } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { paths } from '@/lib/paths'
import { useUser } from '@/stores/user'
import { startSession } from './start-session'
import { isRedirectLoop, postLoginPath } from './post-login-redirect'
import { loadCurrentCustomer } from './load-current-customer'
import { LoginFlow } from './login-flow'

type RedirectFailure = 'unreached' | 'sent-back' | null

/**
 * Asks who is logged in before going on: the answer renews the cookie that the guard reads, and a
 * token that has died meanwhile leaves the shopper at the form.
 */
async function redirectAfterLogin(): Promise<RedirectFailure> {
  const learnt = await loadCurrentCustomer()
  if (learnt === 'unreached') return learnt
  if (learnt === 'unknown') return null
  const { search } = window.location
  if (isRedirectLoop(search)) return 'sent-back'
  await waitForHistory()
  window.location.replace(postLoginPath(search))
  return null
}

/** The form for a guest; whoever is logged in, or was in another tab, goes on. */
export function LoginView({ start }: { start: 'mobile' | 'password' }) {
  const known = useUser((user) => user.hydrated && user.isUser)
  const [stop, setStop] = useState<RedirectFailure>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!known) return
    let here = true
    void redirectAfterLogin().then((stopped) => here && setStop(stopped))
    return () => {
      here = false
    }
  }, [known, tries])

  if (!known) return <LoginFlow start={start} titled onLoggedIn={startSession} />
  if (stop === 'unreached') {
    return (
      <ErrorState
        title="فروشگاه پاسخ نداد"
        text="وارد شده‌اید، اما ادامهٔ راه باز نشد."
        onRetry={() => {
          setStop(null)
          setTries(tries + 1)
        }}
      />
    )
  }
  if (stop === 'sent-back') {
    return (
      <ErrorState
        title="مرورگر شما کوکی نمی‌پذیرد"
        text="وارد شده‌اید، اما صفحه‌های حساب کاربری بدون کوکی باز نمی‌شوند. کوکی را برای این سایت روشن کنید."
        action={<ButtonLink href={paths.home}>صفحهٔ اصلی</ButtonLink>}
      />
    )
  }
  return (
    <div role="status" className="grid justify-items-center gap-4 py-16 text-center">
      <Spinner />
      <p className="text-lg font-bold">خوش آمدید؛ در حال رفتن…</p>
    </div>
  )
}
