'use client'

import { useEffect, useTransition } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { isLostChunk } from '@/lib/api/lost-chunk'
import { paths } from '@/lib/seo/addresses'
import { mayReload } from './reload-guard'

type RouteErrorProps = { error: unknown; retry: () => void }

function reloadOnce(): void {
  if (mayReload()) window.location.reload()
}

/** A part of an older build is no longer there: the page is fetched anew, once, and not without a line. */
export function RouteError({ error, retry }: RouteErrorProps) {
  const [busy, start] = useTransition()
  useEffect(() => {
    if (!isLostChunk(error)) return
    if (navigator.onLine) return reloadOnce()
    window.addEventListener('online', reloadOnce, { once: true })
    return () => window.removeEventListener('online', reloadOnce)
  }, [error])
  return (
    <div className="wrap py-16">
      <h1 className="sr-only">خطا در این صفحه</h1>
      <ErrorState
        title="این صفحه آماده نشد"
        text={
          <>
            ایراد از ماست، نه از شما. سبد شما سر جای خود است؛ چند لحظهٔ دیگر دوباره تلاش کنید.
            <span lang="en" dir="ltr" className="mt-1 block text-sm">
              Internal Server Error
            </span>
          </>
        }
        busy={busy}
        onRetry={() => start(retry)}
        action={
          <ButtonLink href={paths.home} variant="ghost">
            صفحهٔ اصلی
          </ButtonLink>
        }
      />
    </div>
  )
}
