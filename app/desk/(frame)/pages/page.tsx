import type { Metadata } from 'next'
import { PagesView } from '@/components/desk/content/pages-view'

export const metadata: Metadata = { title: 'صفحه‌ها' }

export default function DeskPagesPage() {
  return <PagesView />
}
