import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AccountFrame } from '@/components/account/account-frame'

export const metadata: Metadata = { robots: { index: false, follow: false } }

export default function Layout({ children }: { children: ReactNode }) {
  return <AccountFrame>{children}</AccountFrame>
}
