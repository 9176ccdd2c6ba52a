import type { Metadata } from 'next'
import { AccountView } from '@/components/desk/staff/account-view'

export const metadata: Metadata = { title: 'ورود و نشست‌ها' }

export default function DeskAccountPage() {
  return <AccountView />
}
