'use client'

import { lazy, Suspense } from 'react'
import { Loading, Skeleton } from '@/components/ui/skeleton'

const EditProfile = lazy(() => import('./edit-form'))

/** The frame of the page is there at once; what a form needs comes after it. */
export function LateProfile() {
  return (
    <Suspense
      fallback={
        <Loading>
          <Skeleton className="h-[640px] rounded-panel" />
        </Loading>
      }
    >
      <EditProfile />
    </Suspense>
  )
}
