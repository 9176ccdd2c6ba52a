import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProductEditor } from '@/components/desk/product-editor'
import { parsePathId } from '@/lib/paths'

export const metadata: Metadata = { title: 'کالا' }

type ProductPageProps = { params: Promise<{ id: string }> }

export default async function DeskProductPage({ params }: ProductPageProps) {
  const id = parsePathId((await params).id)
  if (id === null) notFound()
  return <ProductEditor id={id} />
}
