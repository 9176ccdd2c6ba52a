import type { Metadata } from 'next'
import { StaffView } from '@/components/desk/staff-view'

export const metadata: Metadata = { title: 'کارکنان و نقش‌ها' }

export default function DeskStaffPage() {
  return <StaffView />
}
