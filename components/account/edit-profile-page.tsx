'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Skeleton } from '@/components/ui/skeleton'
import { profileQuery } from '@/lib/client/queries/account'
import { QueryBoundary } from '../form/query-boundary'
import { Panel } from '../ui/panel'
import { ProfilePictureField } from './profile-picture-field'

const loadForm = () => import('./edit-profile-form')
const EditProfileForm = lazyComponent(loadForm, 'فرم مشخصات')

/** The form is fetched beside the profile, not after it. */
export function EditProfilePage() {
  const query = useQuery(profileQuery())
  useEffect(() => void loadForm().catch(() => undefined), [])
  return (
    <QueryBoundary query={query} skeleton={<Skeleton className="h-[640px] rounded-panel" />}>
      {({ user, profile }) => (
        <div className="grid gap-4">
          <Panel title="عکس نمایه">
            <ProfilePictureField image={profile.image} />
          </Panel>
          <Panel>
            <EditProfileForm user={user} fallback={<Skeleton className="h-[600px]" />} />
          </Panel>
        </div>
      )}
    </QueryBoundary>
  )
}
