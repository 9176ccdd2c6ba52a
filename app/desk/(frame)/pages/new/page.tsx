import type { Metadata } from 'next'
import { TextPageView } from '@/components/desk/text-page-view'

export const metadata: Metadata = { title: 'صفحهٔ تازه' }

export default function NewTextPage() {
  return <TextPageView slug={null} />
}
