import type { Metadata } from 'next'
import { CategoriesView } from '@/components/desk/taxonomy/categories-view'

export const metadata: Metadata = { title: 'دسته‌ها' }

export default function DeskCategoriesPage() {
  return <CategoriesView />
}
