'use client'

import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { AlertIcon } from '@/components/ui/icons'
import { CheckCircleIcon } from '@/components/ui/page-icons'
import { paths } from '@/lib/paths'
import { localPath } from '@/lib/session/local-path'
import { OutageNotice } from './outage-notice'

const POLL_INTERVAL = 5_000

/** Any answer means that the connection is back, whatever its status. */
async function isShopReachable(): Promise<boolean> {
  try {
    await fetch('/api/health', { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

type ConnectionStatus = 'unknown' | 'there' | 'lost' | 'returned'

/** The line as it is found, not only as the browser believes it to be. */
function useConnectionStatus(): ConnectionStatus {
  const [status, setStatus] = useState<ConnectionStatus>('unknown')
  useEffect(() => {
    let isUnmounted = false
    const reportStatus = (isOnline: boolean) => {
      if (isUnmounted) return
      setStatus((before) => {
        if (!isOnline) return 'lost'
        return before === 'lost' || before === 'returned' ? 'returned' : 'there'
      })
    }
    const checkConnection = async () => reportStatus(navigator.onLine && (await isShopReachable()))
    const handleOffline = () => reportStatus(false)
    const handleOnline = () => void checkConnection()
    void checkConnection()
    const timer = setInterval(handleOnline, POLL_INTERVAL)
    window.addEventListener('offline', handleOffline)
    window.addEventListener('online', handleOnline)
    return () => {
      isUnmounted = true
      clearInterval(timer)
      window.removeEventListener('offline', handleOffline)
      window.removeEventListener('online', handleOnline)
    }
  }, [])
  return status
}

type PageLocation = { pathname: string; search: string; origin: string; referrer: string }

/** The page to return to: named in the address, this very address, or the page before. */
export function resolveReturnPath({
  pathname,
  search,
  origin,
  referrer,
}: PageLocation): string | null {
  const next = localPath(new URLSearchParams(search).get('next'))
  if (next !== null) return next
  // The service worker also shows this page in place of others that cannot be fetched.
  if (pathname !== paths.connectionLost) return pathname + search
  if (!URL.canParse(referrer)) return null
  const before = new URL(referrer)
  const isOther = before.origin === origin && before.pathname !== pathname
  return isOther ? before.pathname + before.search : null
}

/** Long enough to be read before the page changes. */
const READING_TIME = 1_500

const messages: Record<ConnectionStatus, { title: string; text: string; status: string }> = {
  unknown: {
    title: 'اتصال اینترنت قطع است',
    text: 'وای‌فای یا دادهٔ همراه خود را بررسی کنید؛ همین که خط برگردد، همین‌جا می‌گوییم.',
    status: '',
  },
  lost: {
    title: 'اتصال اینترنت قطع است',
    text: 'وای‌فای یا دادهٔ همراه خود را بررسی کنید؛ همین که خط برگردد، همین‌جا می‌گوییم. سبد خرید شما سر جای خود است.',
    status: 'هنوز خط برنگشته است؛ خودمان دوباره نگاه می‌کنیم.',
  },
  there: {
    title: 'اتصال برقرار است',
    text: 'می‌توانید به همان صفحه‌ای برگردید که بودید.',
    status: '',
  },
  returned: {
    title: 'اتصال برقرار است',
    text: 'شما را به همان صفحه‌ای می‌بریم که بودید.',
    status: 'خط برگشت.',
  },
}

function getReturnPath(): string | null {
  const { pathname, search, origin } = window.location
  return resolveReturnPath({ pathname, search, origin, referrer: document.referrer })
}

function goBack(): void {
  const returnPath = getReturnPath()
  if (returnPath === null) window.history.back()
  else window.location.replace(returnPath)
}

/** Says when the connection is back and returns to the page before; opened with a connection, it stays. */
export function ConnectionLostView() {
  const status = useConnectionStatus()
  useEffect(() => {
    if (status !== 'returned') return
    const timer = setTimeout(() => {
      if (getReturnPath() !== null) goBack()
    }, READING_TIME)
    return () => clearTimeout(timer)
  }, [status])
  const isThere = status === 'there' || status === 'returned'
  return (
    <OutageNotice
      icon={isThere ? <CheckCircleIcon size={40} /> : <AlertIcon size={40} />}
      {...messages[status]}
    >
      <Button onClick={goBack}>برگشت به صفحهٔ پیش</Button>
      <ButtonLink href={paths.home} prefetch={false} variant="ghost">
        صفحهٔ اصلی
      </ButtonLink>
    </OutageNotice>
  )
}
