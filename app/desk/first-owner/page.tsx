import type { Metadata } from 'next'
import { FirstOwnerView } from '@/components/desk/first-owner-view'

export const metadata: Metadata = { title: 'نخستین مدیر' }

export default function FirstOwnerPage() {
  return <FirstOwnerView />
}
