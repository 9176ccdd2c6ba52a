import type { Metadata } from 'next'
import { ShippingView } from '@/components/desk/shipping-view'

export const metadata: Metadata = { title: 'شیوه‌های ارسال' }

export default function DeskShippingPage() {
  return <ShippingView />
}
