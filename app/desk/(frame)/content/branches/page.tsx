import type { Metadata } from 'next'
import { BranchesView } from '@/components/desk/content/branches-view'

export const metadata: Metadata = { title: 'شعبه‌ها' }

export default function DeskBranchesPage() {
  return <BranchesView />
}
