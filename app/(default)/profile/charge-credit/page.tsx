import type { Metadata } from 'next'
import { Wallet } from '@/components/account/wallet'

export const metadata: Metadata = { title: 'کیف پول' }

export default function Page() {
  return <Wallet />
}
