import type { Metadata } from 'next'
import { AccountOverview } from '@/components/orders/account-overview'

export const metadata: Metadata = { title: 'حساب کاربری' }

export default function Page() {
  return <AccountOverview />
}
