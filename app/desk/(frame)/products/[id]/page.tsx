import type { Metadata } from 'next'
import { ProductEditor } from '@/components/desk/products/product-editor'
import { DeskNotFound } from '../../desk-not-found'
import { parsePathId } from '@/lib/paths'

export const metadata: Metadata = { title: 'کالا' }

type ProductPageProps = { params: Promise<{ id: string }> }

export default async function DeskProductPage({ params }: ProductPageProps) {
  const id = parsePathId((await params).id)
  if (id === null) return <DeskNotFound />
  return <ProductEditor id={id} />
}
