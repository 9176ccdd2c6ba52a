'use client'

import dynamic from 'next/dynamic'
import { Loading, Skeleton } from '@/components/ui/skeleton'

const loading = () => (
  <Loading>
    <Skeleton className="h-[640px] rounded-panel" />
  </Loading>
)

/** The frame of the page is there at once; what a form needs comes after it. */
export const LateProfile = dynamic(
  () => import('./edit-form').then((loaded) => loaded.EditProfile),
  { ssr: false, loading },
)
