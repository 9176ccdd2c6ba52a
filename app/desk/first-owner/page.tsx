import type { Metadata } from 'next'
import { FirstOwnerView } from '@/components/desk/staff/first-owner-view'

export const metadata: Metadata = { title: 'اولین مدیر' }

export default function FirstOwnerPage() {
  return <FirstOwnerView />
}
