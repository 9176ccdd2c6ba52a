import type { Metadata } from 'next'
import { ImportView } from '@/components/desk/import/import-view'

export const metadata: Metadata = { title: 'ورود کالا از فایل' }

export default function DeskImportPage() {
  return <ImportView />
}
