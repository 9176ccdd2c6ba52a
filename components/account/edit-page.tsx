'use client'

import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { profileQuery } from '@/lib/api/account'
import { Asked } from './asked'
import { Panel } from './page-head'
import { ProfilePicture } from './profile-picture'

const load = () => import('./edit-form')
const EditForm = lazy(load)

/** The frame of the page is there at once; what a form needs is fetched beside the profile. */
export function EditPage() {
  const query = useQuery(profileQuery())
  useEffect(() => void load(), [])
  return (
    <Asked query={query} skeleton={<Skeleton className="h-[640px] rounded-panel" />}>
      {({ user, profile }) => (
        <div className="grid gap-4">
          <Panel title="عکس نمایه">
            <ProfilePicture image={profile.image} />
          </Panel>
          <Panel>
            <Suspense fallback={<Skeleton className="h-[600px]" />}>
              <EditForm user={user} />
            </Suspense>
          </Panel>
        </div>
      )}
    </Asked>
  )
}
