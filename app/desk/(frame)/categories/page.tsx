import type { Metadata } from 'next'
import { CategoriesView } from '@/components/desk/categories-view'

export const metadata: Metadata = { title: 'دسته‌ها' }

export default function DeskCategoriesPage() {
  return <CategoriesView />
}
