import type { Metadata } from 'next'
import { LegalPage } from '@/components/account/legal-page'
import { PageHead } from '@/components/account/page-head'

export const metadata: Metadata = { title: 'اطلاعات شرکت' }

export default function Page() {
  return (
    <>
      <PageHead
        title="اطلاعات شرکت"
        text="برای فاکتور رسمی به نام شرکت لازم است؛ یک بار می‌نویسید و هنگام خرید برمی‌گزینید."
      />
      <LegalPage />
    </>
  )
}
