import type { Metadata } from 'next'
import { ServerSettingsView } from '@/components/desk/settings/server-settings-view'

export const metadata: Metadata = { title: 'درگاه و دامنه' }

export default function DeskServerPage() {
  return <ServerSettingsView />
}
