'use client'

import { useEffect, useSyncExternalStore, useTransition } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { isLostChunk } from '@/lib/api/lost-chunk'
import { paths } from '@/lib/seo/addresses'
import { mayReload } from './reload-guard'

type RouteErrorProps = { error: unknown; retry: () => void }

function watchLine(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

const hasLine = () => navigator.onLine

function reloadOnce(): void {
  if (mayReload()) window.location.reload()
}

/** A part of an older build is no longer there: the page is fetched anew, once, and not without a line. */
export function RouteError({ error, retry }: RouteErrorProps) {
  const [busy, start] = useTransition()
  const online = useSyncExternalStore(watchLine, hasLine, () => true)
  const isLost = isLostChunk(error)
  const { title, text } = isLost ? LOST[online ? 'late' : 'cut'] : OURS
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
        title={title}
        text={text}
        busy={busy}
        onRetry={() => (isLost && online ? window.location.reload() : start(retry))}
        action={
          <ButtonLink href={paths.home} variant="ghost">
            صفحهٔ اصلی
          </ButtonLink>
        }
      />
    </div>
  )
}

function OursToMend() {
  return (
    <>
      ایراد از ماست، نه از شما. سبد شما سر جای خود است؛ چند لحظهٔ دیگر دوباره تلاش کنید.
      <span lang="en" dir="ltr" className="mt-1 block text-sm">
        Internal Server Error
      </span>
    </>
  )
}

const OURS = { title: 'این صفحه آماده نشد', text: <OursToMend /> }

const LOST = {
  cut: {
    title: 'این صفحه به اینترنت نیاز دارد',
    text: 'اتصال شما قطع است؛ همین که خط برگردد، این صفحه خودش تازه می‌شود. سبد شما سر جای خود است.',
  },
  late: {
    title: 'بخشی از این صفحه نرسید',
    text: 'صفحه را تازه کنید تا کامل شود. سبد شما سر جای خود است.',
  },
}
