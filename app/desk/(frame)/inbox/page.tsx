import type { Metadata } from 'next'
import { InboxView } from '@/components/desk/inbox/inbox-view'

export const metadata: Metadata = { title: 'صندوق پیام‌ها' }

export default function DeskInboxPage() {
  return <InboxView />
}
