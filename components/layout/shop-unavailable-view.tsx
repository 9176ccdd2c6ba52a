'use client'

import { useCallback, useEffect, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { RetryIcon } from '@/components/ui/icons'
import { paths } from '@/lib/paths'
import { OutageNotice } from './outage-notice'

const POLL_INTERVAL = 10_000

async function isShopOpen(): Promise<boolean> {
  try {
    return (await fetch('/api/health', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Checks by itself whether the shop is back, and goes home when it is. */
export function ShopUnavailableView() {
  const [state, setState] = useState<'waiting' | 'asking' | 'open'>('waiting')
  const ask = useCallback(async () => {
    setState('asking')
    const open = await isShopOpen()
    setState(open ? 'open' : 'waiting')
    if (open) window.location.replace(paths.home)
  }, [])
  useEffect(() => {
    const timer = setInterval(() => void ask(), POLL_INTERVAL)
    return () => clearInterval(timer)
  }, [ask])
  return (
    <OutageNotice
      icon={<RetryIcon size={40} />}
      title="چند دقیقهٔ دیگر برمی‌گردیم"
      text="فروشگاه برای مدت کوتاهی در دسترس نیست. سبد خرید شما سر جای خود می‌ماند و این صفحه خودش دوباره تلاش می‌کند."
      status={state === 'open' ? 'فروشگاه باز شد؛ شما را به صفحهٔ اصلی می‌بریم.' : ''}
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
