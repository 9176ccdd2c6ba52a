import type { Metadata } from 'next'
import { ProductsView } from '@/components/desk/products/products-view'

export const metadata: Metadata = { title: 'کالاها' }

export default function DeskProductsPage() {
  return <ProductsView />
}
