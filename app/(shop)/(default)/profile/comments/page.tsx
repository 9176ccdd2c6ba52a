import type { Metadata } from 'next'
import { OwnReviewsPage } from '@/components/account/own-reviews-page'

export const metadata: Metadata = { title: 'دیدگاه‌ها و پرسش‌ها' }

export default function Page() {
  return <OwnReviewsPage />
}
