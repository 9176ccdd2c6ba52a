'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { latePart } from '@/components/ui/late-part'
import { Skeleton } from '@/components/ui/skeleton'
import { profileQuery } from '@/lib/api/account'
import { Asked } from './asked'
import { Panel } from './page-head'
import { ProfilePicture } from './profile-picture'

const load = () => import('./edit-form')
const EditForm = latePart(load, 'فرم مشخصات')

/** The frame of the page is there at once; what a form needs is fetched beside the profile. */
export function EditPage() {
  const query = useQuery(profileQuery())
  useEffect(() => void load().catch(() => undefined), [])
  return (
    <Asked query={query} skeleton={<Skeleton className="h-[640px] rounded-panel" />}>
      {({ user, profile }) => (
        <div className="grid gap-4">
          <Panel title="عکس نمایه">
            <ProfilePicture image={profile.image} />
          </Panel>
          <Panel>
            <EditForm user={user} waiting={<Skeleton className="h-[600px]" />} />
          </Panel>
        </div>
      )}
    </Asked>
  )
}
