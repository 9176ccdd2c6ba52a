import type { Metadata } from 'next'
import { HomeView } from '@/components/desk/content/home-view'

export const metadata: Metadata = { title: 'صفحهٔ اصلی' }

export default function DeskContentPage() {
  return <HomeView />
}
