import type { Metadata } from 'next'
import { DiscountsView } from '@/components/desk/discounts/discounts-view'

export const metadata: Metadata = { title: 'تخفیف و جشنواره' }

export default function DeskDiscountsPage() {
  return <DiscountsView />
}
