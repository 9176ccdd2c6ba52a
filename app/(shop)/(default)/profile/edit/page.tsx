import type { Metadata } from 'next'
import { EditProfilePage } from '@/components/account/edit-profile-page'
import { PageHead } from '@/components/account/page-head'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'ویرایش حساب' }

export default function Page() {
  return (
    <>
      <PageHead title="ویرایش حساب" back={paths.account.info} />
      <EditProfilePage />
    </>
  )
}
