import { ProfilePage } from '@/components/social/profile-page'
import { profileMetadata } from '@/components/social/social-metadata'
import { suggestedPeople } from '@/lib/data/social'
import { readProfile } from '../../read-profile'
import { metadataOrMissing, pageOrMissing } from '@/app/(default)/missing-page'

export const revalidate = 3600
export const generateStaticParams = () => []

type Props = { params: Promise<{ id: string; page: string }> }

export const generateMetadata = metadataOrMissing(async ({ params }: Props) => {
  return profileMetadata(await readProfile(await params))
})

export default pageOrMissing(async function Page({ params }: Props) {
  const profile = await readProfile(await params)
  return <ProfilePage profile={profile} people={await suggestedPeople()} />
})
