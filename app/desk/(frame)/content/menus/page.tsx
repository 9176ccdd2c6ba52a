import type { Metadata } from 'next'
import { MenusView } from '@/components/desk/content/menus-view'

export const metadata: Metadata = { title: 'منو و پاورقی' }

export default function DeskMenusPage() {
  return <MenusView />
}
