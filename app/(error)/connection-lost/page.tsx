import type { Metadata } from 'next'
import { LineReturns } from '@/components/layout/line-returns'

export const metadata: Metadata = { title: 'اتصال قطع است', robots: { index: false } }

export default function ConnectionLost() {
  return <LineReturns />
}
