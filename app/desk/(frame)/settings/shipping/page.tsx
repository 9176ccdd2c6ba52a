import type { Metadata } from 'next'
import { ShippingView } from '@/components/desk/settings/shipping-view'

export const metadata: Metadata = { title: 'روش‌های ارسال' }

export default function DeskShippingPage() {
  return <ShippingView />
}
