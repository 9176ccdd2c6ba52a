import type { Metadata } from 'next'
import { AttributesView } from '@/components/desk/taxonomy/attributes-view'

export const metadata: Metadata = { title: 'ویژگی‌ها' }

export default function AttributesPage() {
  return <AttributesView />
}
