import type { Metadata } from 'next'
import { Suspense } from 'react'
import { UploadView } from '@/components/social/upload-view'
import { IconLink } from '@/components/ui/icon-button'
import { ChevronStartIcon } from '@/components/ui/icons'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { paths } from '@/lib/paths'

export const metadata: Metadata = {
  title: 'پست تازه',
  robots: { index: false, follow: false },
}

export default function Page() {
  return (
    <div data-account className="wrap max-w-[960px] py-4 desk:py-6">
      <div className="mb-4 flex min-h-11 items-center gap-2">
        <IconLink label="بازگشت" href={paths.account.home} prefetch={false} size="sm">
          <ChevronStartIcon />
        </IconLink>
        <h1 className="text-2xl font-extrabold phone:text-xl">پست تازه</h1>
      </div>
      <Suspense
        fallback={
          <Loading>
            <Skeleton className="h-[720px] rounded-panel" />
          </Loading>
        }
      >
        <UploadView />
      </Suspense>
    </div>
  )
}
