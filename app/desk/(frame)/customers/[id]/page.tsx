import type { Metadata } from 'next'
import { CustomerView } from '@/components/desk/customers/customer-view'
import { DeskNotFound } from '../../desk-not-found'
import { parsePathId } from '@/lib/paths'

export const metadata: Metadata = { title: 'مشتری' }

type CustomerPageProps = { params: Promise<{ id: string }> }

export default async function DeskCustomerPage({ params }: CustomerPageProps) {
  const id = parsePathId((await params).id)
  if (id === null) return <DeskNotFound />
  return <CustomerView id={id} />
}
