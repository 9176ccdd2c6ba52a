import type { Metadata } from 'next'
import { SalesSettingsView } from '@/components/desk/settings/sales-settings-view'

export const metadata: Metadata = { title: 'مالیات و پرداخت در محل' }

export default function SalesSettingsPage() {
  return <SalesSettingsView />
}
