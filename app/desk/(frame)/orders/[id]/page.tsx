import type { Metadata } from 'next'
import { DeskOrderView } from '@/components/desk/orders/order-view'
import { DeskNotFound } from '../../desk-not-found'
import { parsePathId } from '@/lib/paths'

export const metadata: Metadata = { title: 'سفارش' }

type OrderPageProps = { params: Promise<{ id: string }> }

export default async function DeskOrderPage({ params }: OrderPageProps) {
  const id = parsePathId((await params).id)
  if (id === null) return <DeskNotFound />
  return <DeskOrderView id={id} />
}
