import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeskOrderView } from '@/components/desk/order-view'
import { parsePathId } from '@/lib/paths'

export const metadata: Metadata = { title: 'سفارش' }

type OrderPageProps = { params: Promise<{ id: string }> }

export default async function DeskOrderPage({ params }: OrderPageProps) {
  const id = parsePathId((await params).id)
  if (id === null) notFound()
  return <DeskOrderView id={id} />
}
