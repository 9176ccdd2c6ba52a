import type { Metadata } from 'next'
import { Suspense } from 'react'
import { UploadView } from '@/components/social/upload-view'
import { Loading, Skeleton } from '@/components/ui/skeleton'

export const metadata: Metadata = {
  title: 'پست تازه',
  robots: { index: false, follow: false },
}

export default function Page() {
  return (
    <div className="wrap max-w-[960px] py-4 desk:py-6">
      <h1 className="mb-4 text-2xl font-extrabold phone:text-xl">پست تازه</h1>
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
