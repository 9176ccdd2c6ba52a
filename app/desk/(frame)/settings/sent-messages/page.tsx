import type { Metadata } from 'next'
import { SentMessagesView } from '@/components/desk/settings/sent-messages-view'

export const metadata: Metadata = { title: 'پیام‌های رفته' }

export default function DeskSentMessagesPage() {
  return <SentMessagesView />
}
