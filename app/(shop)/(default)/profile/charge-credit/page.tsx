import type { Metadata } from 'next'
import { WalletPage } from '@/components/orders/wallet-page'

export const metadata: Metadata = { title: 'کیف پول' }

export default function Page() {
  return <WalletPage />
}
