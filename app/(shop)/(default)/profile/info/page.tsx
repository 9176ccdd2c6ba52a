import type { Metadata } from 'next'
import { AccountInfoPage } from '@/components/account/account-info-page'

export const metadata: Metadata = { title: 'اطلاعات حساب' }

export default function Page() {
  return <AccountInfoPage />
}
