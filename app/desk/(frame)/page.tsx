import type { Metadata } from 'next'
import { TodayView } from '@/components/desk/today/today-view'

export const metadata: Metadata = { title: 'امروز' }

export default function DeskTodayPage() {
  return <TodayView />
}
