import type { Metadata } from 'next'
import { ArticlesView } from '@/components/desk/content/articles-view'

export const metadata: Metadata = { title: 'مجله' }

export default function DeskArticlesPage() {
  return <ArticlesView />
}
