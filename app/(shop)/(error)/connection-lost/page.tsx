import type { Metadata } from 'next'
import { ConnectionLostView } from '@/components/layout/connection-lost-view'

export const metadata: Metadata = { title: 'اتصال قطع است', robots: { index: false } }

export default function ConnectionLost() {
  return <ConnectionLostView />
}
