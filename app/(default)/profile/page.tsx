import type { Metadata } from 'next'
import { Overview } from '@/components/account/overview'

export const metadata: Metadata = { title: 'حساب من' }

export default function Page() {
  return <Overview />
}
