import type { Metadata } from 'next'
import { ShopSettingsView } from '@/components/desk/shop-settings-view'

export const metadata: Metadata = { title: 'تنظیمات' }

export default function DeskSettingsPage() {
  return <ShopSettingsView />
}
