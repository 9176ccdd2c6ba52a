import type { Metadata } from 'next'
import { FeedsView } from '@/components/desk/settings/feeds-view'

export const metadata: Metadata = { title: 'سایت‌های مقایسه' }

export default function DeskFeedsPage() {
  return <FeedsView />
}
