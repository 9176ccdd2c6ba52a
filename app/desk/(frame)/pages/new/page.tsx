import type { Metadata } from 'next'
import { TextPageView } from '@/components/desk/content/text-page-view'

export const metadata: Metadata = { title: 'صفحهٔ تازه' }

export default function NewTextPage() {
  return <TextPageView slug={null} />
}
