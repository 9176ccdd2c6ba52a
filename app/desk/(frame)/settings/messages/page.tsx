import type { Metadata } from 'next'
import { MessagesView } from '@/components/desk/settings/messages-view'

export const metadata: Metadata = { title: 'پیامک و ایمیل' }

export default function DeskMessagesPage() {
  return <MessagesView />
}
