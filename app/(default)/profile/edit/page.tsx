import type { Metadata } from 'next'
import { EditPage } from '@/components/account/edit-page'
import { PageHead } from '@/components/account/page-head'
import { paths } from '@/lib/seo/addresses'

export const metadata: Metadata = { title: 'ویرایش حساب' }

export default function Page() {
  return (
    <>
      <PageHead title="ویرایش حساب" back={paths.account.info} />
      <EditPage />
    </>
  )
}
