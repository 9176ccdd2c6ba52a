import type { Metadata } from 'next'
import { ShopSettingsView } from '@/components/desk/settings/shop-settings-view'

export const metadata: Metadata = { title: 'تنظیمات' }

export default function DeskSettingsPage() {
  return <ShopSettingsView />
}
