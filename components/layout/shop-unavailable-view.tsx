'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { RetryIcon } from '@/components/ui/icons'
import { paths } from '@/lib/paths'
import { OutageNotice } from './outage-notice'

const CLOSED_PATH = '/503'
/** Seconds. */
const POLL_INTERVAL = 10
/** A limit of the day would be hours. */
const MAX_POLL_INTERVAL = 300

type ShopState = { isOpen: boolean; wait: number }

/** The page stands at its own path, or in place of one that could not be made, which is asked for itself. */
async function askShop(): Promise<ShopState> {
  const { pathname, search } = window.location
  const isOwnPath = pathname === CLOSED_PATH
  try {
    const url = isOwnPath ? '/api/health' : pathname + search
    const { status, headers } = await fetch(url, { method: 'HEAD', cache: 'no-store' })
    const named = Number(headers.get('retry-after')) || 0
    const wait = Math.min(MAX_POLL_INTERVAL, Math.max(POLL_INTERVAL, named))
    return { isOpen: status < 500, wait }
  } catch {
    return { isOpen: false, wait: POLL_INTERVAL }
  }
}

function enterShop(): void {
  if (window.location.pathname === CLOSED_PATH) window.location.replace(paths.home)
  else window.location.reload()
}

const OPEN_STATUS = 'فروشگاه باز شد؛ چند لحظه صبر کنید.'

/** Checks by itself whether the shop is back, as often as it wants to be asked, and goes in when it is. */
export function ShopUnavailableView() {
  const [state, setState] = useState<'waiting' | 'asking' | 'open'>('waiting')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ask = useCallback(async function askAgain() {
    clearTimeout(timer.current)
    setState('asking')
    const { isOpen, wait } = await askShop()
    setState(isOpen ? 'open' : 'waiting')
    if (isOpen) enterShop()
    else timer.current = setTimeout(() => void askAgain(), wait * 1000)
  }, [])
  useEffect(() => {
    timer.current = setTimeout(() => void ask(), POLL_INTERVAL * 1000)
    return () => clearTimeout(timer.current)
  }, [ask])
  return (
    <OutageNotice
      icon={<RetryIcon size={40} />}
      title="چند دقیقهٔ دیگر برمی‌گردیم"
      text="فروشگاه برای مدت کوتاهی در دسترس نیست. سبد خرید شما سر جای خود می‌ماند و این صفحه خودش دوباره تلاش می‌کند."
      status={state === 'open' ? OPEN_STATUS : ''}
    >
      <Button isBusy={state === 'asking'} onClick={() => void ask()}>
        تلاش دوباره
      </Button>
      <ButtonLink href={paths.home} prefetch={false} variant="ghost">
        صفحهٔ اصلی
      </ButtonLink>
    </OutageNotice>
  )
}
