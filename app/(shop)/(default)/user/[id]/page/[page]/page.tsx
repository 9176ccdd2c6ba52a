import { ProfilePage } from '@/components/social/profile-page'
import { profileMetadata } from '@/components/social/social-metadata'
import { nullIfFailed } from '@/lib/data/cached-read'
import { suggestedPeople } from '@/lib/data/social'
import { readProfile } from '../../read-profile'
import { metadataOrMissing, pageOrMissing } from '@/app/(shop)/(default)/missing-page'

export const revalidate = 3600
export const generateStaticParams = () => []

type Props = { params: Promise<{ id: string; page: string }> }

export const generateMetadata = metadataOrMissing(async ({ params }: Props) => {
  return profileMetadata(await readProfile(await params))
})

export default pageOrMissing(async function Page({ params }: Props) {
  const profile = await readProfile(await params)
  const people = await nullIfFailed(suggestedPeople())
  return <ProfilePage profile={profile} people={people ?? []} />
})
