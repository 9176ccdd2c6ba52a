import type { Metadata } from 'next'
import { ReportsView } from '@/components/desk/reports-view'

export const metadata: Metadata = { title: 'گزارش فروش' }

export default function DeskReportsPage() {
  return <ReportsView />
}
