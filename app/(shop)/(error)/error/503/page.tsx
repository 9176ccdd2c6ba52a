import type { Metadata } from 'next'
import { ShopUnavailableView } from '@/components/layout/shop-unavailable-view'

export const metadata: Metadata = { title: 'فروشگاه در دسترس نیست', robots: { index: false } }

export default function ShopClosed() {
  return <ShopUnavailableView />
}
