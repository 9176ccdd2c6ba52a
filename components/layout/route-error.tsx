'use client'

import { useEffect, useTransition } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { paths } from '@/lib/seo/addresses'
import { isLostChunk, reloadForChunk } from './lost-chunk'

type RouteErrorProps = { error: unknown; retry: () => void }

export function RouteError({ error, retry }: RouteErrorProps) {
  const [busy, start] = useTransition()
  useEffect(() => {
    if (isLostChunk(error)) void reloadForChunk()
  }, [error])
  return (
    <div className="wrap py-16">
      <h1 className="sr-only">خطا در این صفحه</h1>
      <ErrorState
        title="این صفحه آماده نشد"
        text="ایراد از ماست، نه از شما. چند لحظهٔ دیگر دوباره تلاش کنید."
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
