'use client'

import { useSyncExternalStore } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { AlertIcon, CheckCircleIcon } from '@/components/ui/icons'
import { paths } from '@/lib/seo/addresses'
import { Trouble } from './trouble'

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Says when the line is back; nobody is taken away from what they were reading. */
export function LineReturns() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => false,
  )
  return (
    <Trouble
      icon={online ? <CheckCircleIcon size={40} /> : <AlertIcon size={40} />}
      title={online ? 'اتصال برقرار است' : 'اتصال اینترنت قطع است'}
      text={
        online
          ? 'می‌توانید به همان صفحه‌ای برگردید که بودید.'
          : 'وای‌فای یا دادهٔ همراه خود را بررسی کنید؛ همین که خط برگردد، همین‌جا می‌گوییم.'
      }
      status={online ? 'خط برگشت.' : ''}
    >
      <Button onClick={() => window.history.back()}>برگشت به صفحهٔ پیش</Button>
      <ButtonLink href={paths.home} prefetch={false} variant="ghost">
        صفحهٔ اصلی
      </ButtonLink>
    </Trouble>
  )
}
