import type { Metadata } from 'next'
import { NotFoundView } from '@/components/layout/not-found-view'

export const metadata: Metadata = {
  title: 'صفحه پیدا نشد',
  robots: { index: false },
}

export default function MissingRoute() {
  return (
    <NotFoundView
      title="صفحه پیدا نشد"
      text="این نشانی به جایی نمی‌رسد. آنچه را می‌خواهید جستجو کنید یا از دسته‌ها آغاز کنید."
    />
  )
}
