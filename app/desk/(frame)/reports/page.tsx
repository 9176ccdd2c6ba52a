import type { Metadata } from 'next'
import { ReportsView } from '@/components/desk/reports/reports-view'

export const metadata: Metadata = { title: 'گزارش فروش' }

export default function DeskReportsPage() {
  return <ReportsView />
}
