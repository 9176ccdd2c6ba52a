import type { Metadata } from 'next'
import { HolidaysView } from '@/components/desk/settings/holidays-view'

export const metadata: Metadata = { title: 'تعطیلی‌ها' }

export default function DeskHolidaysPage() {
  return <HolidaysView />
}
