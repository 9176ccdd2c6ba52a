import type { Metadata } from 'next'
import { EmbedsView } from '@/components/desk/content/embeds-view'

export const metadata: Metadata = { title: 'نماد و سرویس‌های بیرونی' }

export default function DeskEmbedsPage() {
  return <EmbedsView />
}
