import type { Metadata } from 'next'
import { ArticleEditor } from '@/components/desk/content/article-editor'

export const metadata: Metadata = { title: 'نوشتهٔ تازه' }

export default function NewArticlePage() {
  return <ArticleEditor id={null} />
}
