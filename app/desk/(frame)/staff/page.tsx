import type { Metadata } from 'next'
import { StaffView } from '@/components/desk/staff/staff-view'

export const metadata: Metadata = { title: 'کارکنان و نقش‌ها' }

export default function DeskStaffPage() {
  return <StaffView />
}
