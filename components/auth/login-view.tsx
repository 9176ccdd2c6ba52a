'use client'

import { useEffect, useState } from 'react'
import { waitForHistory } from '@/components/ui/history-layers'
import { ButtonLink, Spinner } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { paths } from '@/lib/paths'
import { useUser } from '@/stores/user'
import { isRedirectLoop, postLoginPath } from './post-login-redirect'
import { loadCurrentCustomer } from './load-current-customer'
import { LoginFlow } from './login-flow'

type RedirectFailure = 'unreached' | 'redirect-loop' | null

/**
 * Loads the customer before the redirect: the answer renews the cookie that the guard reads, and a
 * token that has died meanwhile leaves the shopper at the form.
 */
async function redirectAfterLogin(): Promise<RedirectFailure> {
  const customer = await loadCurrentCustomer()
  if (customer === 'unreached') return customer
  if (customer === 'unknown') return null
  const { search } = window.location
  if (isRedirectLoop(search)) return 'redirect-loop'
  await waitForHistory()
  window.location.replace(postLoginPath(search))
  return null
}

/** The form for a guest; whoever is logged in, here or in another tab, is redirected. */
export function LoginView() {
  const isLoggedIn = useUser((user) => user.isHydrated && user.isUser)
  const [failure, setFailure] = useState<RedirectFailure>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!isLoggedIn) return
    let isMounted = true
    void redirectAfterLogin().then((result) => isMounted && setFailure(result))
    return () => {
      isMounted = false
    }
  }, [isLoggedIn, tries])

  if (!isLoggedIn) return <LoginFlow hasHeading />
  if (failure === 'unreached') {
    return (
      <ErrorState
        title="فروشگاه پاسخ نداد"
        text="وارد شده‌اید، اما ادامهٔ راه باز نشد."
        onRetry={() => {
          setFailure(null)
          setTries(tries + 1)
        }}
      />
    )
  }
  if (failure === 'redirect-loop') {
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
