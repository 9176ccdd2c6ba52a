import type { Metadata } from 'next'
import { ProductEditor } from '@/components/desk/products/product-editor'

export const metadata: Metadata = { title: 'کالای تازه' }

export default function NewProductPage() {
  return <ProductEditor id={null} />
}
