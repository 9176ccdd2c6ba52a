import type { Metadata } from 'next'
import { ArticlesView } from '@/components/desk/articles-view'

export const metadata: Metadata = { title: 'مجله' }

export default function DeskArticlesPage() {
  return <ArticlesView />
}
