import type { Metadata } from 'next'
import { OwnTalkPage } from '@/components/account/own-talk-page'

export const metadata: Metadata = { title: 'دیدگاه‌ها و پرسش‌ها' }

export default function Page() {
  return <OwnTalkPage />
}
