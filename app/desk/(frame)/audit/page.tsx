import type { Metadata } from 'next'
import { AuditView } from '@/components/desk/audit/audit-view'

export const metadata: Metadata = { title: 'گزارش رویدادها' }

export default function DeskAuditPage() {
  return <AuditView />
}
