import type { Metadata } from 'next'
import { RedirectsView } from '@/components/desk/content/redirects-view'

export const metadata: Metadata = { title: 'نشانی‌های جابه‌جا' }

export default function DeskRedirectsPage() {
  return <RedirectsView />
}
