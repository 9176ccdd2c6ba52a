import type { Metadata } from 'next'
import { WalletPage } from '@/components/account/wallet-page'

export const metadata: Metadata = { title: 'کیف پول' }

export default function Page() {
  return <WalletPage />
}
