'use client'

import { useEffect, useSyncExternalStore, useTransition } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { isChunkError, claimReload, reloadTowardsPressedLink } from '@/lib/client/chunk-errors'
import { paths } from '@/lib/paths'

type RouteErrorProps = { error: unknown; retry: () => void }

function subscribeToConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

const isOnline = () => navigator.onLine

function reloadOnce(): void {
  if (claimReload()) reloadTowardsPressedLink()
}

/** After a lost chunk of an older build the page reloads once, when there is a connection. */
export function RouteError({ error, retry }: RouteErrorProps) {
  const [isBusy, start] = useTransition()
  const online = useSyncExternalStore(subscribeToConnection, isOnline, () => true)
  const isLost = isChunkError(error)
  const { title, text } = isLost ? CHUNK_ERROR[online ? 'late' : 'cut'] : SERVER_ERROR
  useEffect(() => {
    if (!isChunkError(error)) return
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
        isBusy={isBusy}
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

function ServerErrorText() {
  return (
    <>
      ایراد از ماست، نه از شما. سبد شما سر جای خود است؛ چند لحظهٔ دیگر دوباره تلاش کنید.
      <span lang="en" dir="ltr" className="mt-1 block text-sm">
        Internal Server Error
      </span>
    </>
  )
}

const SERVER_ERROR = { title: 'این صفحه آماده نشد', text: <ServerErrorText /> }

const CHUNK_ERROR = {
  cut: {
    title: 'این صفحه به اینترنت نیاز دارد',
    text: 'اتصال شما قطع است؛ همین که خط برگردد، این صفحه خودش تازه می‌شود. سبد شما سر جای خود است.',
  },
  late: {
    title: 'بخشی از این صفحه نرسید',
    text: 'صفحه را تازه کنید تا کامل شود. سبد شما سر جای خود است.',
  },
}
