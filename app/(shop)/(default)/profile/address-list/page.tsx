import type { Metadata } from 'next'
import { AddressList } from '@/components/account/address-list'

export const metadata: Metadata = { title: 'نشانی‌ها' }

export default function Page() {
  return <AddressList />
}
