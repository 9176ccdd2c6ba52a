import type { Metadata } from 'next'
import { MissingPage } from '@/components/layout/missing-page'

export const metadata: Metadata = {
  title: 'صفحهٔ درخواستی پیدا نشد',
  robots: { index: false },
}

export default function MissingRoute() {
  return (
    <MissingPage
      title="صفحهٔ درخواستی پیدا نشد"
      text="این نشانی به جایی نمی‌رسد. آنچه را می‌خواهید جستجو کنید یا از دسته‌ها آغاز کنید."
    />
  )
}
