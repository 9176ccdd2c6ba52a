import type { Metadata } from 'next'
import { AccountInfo } from '@/components/account/info'

export const metadata: Metadata = { title: 'اطلاعات حساب' }

export default function Page() {
  return <AccountInfo />
}
