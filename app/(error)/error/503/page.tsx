import type { Metadata } from 'next'
import { ShopReturns } from '@/components/layout/shop-returns'

export const metadata: Metadata = { title: 'فروشگاه در دسترس نیست', robots: { index: false } }

export default function ShopClosed() {
  return <ShopReturns />
}
