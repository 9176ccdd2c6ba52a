import type { Metadata } from 'next'
import { ArticleEditor } from '@/components/desk/content/article-editor'
import { DeskNotFound } from '../../desk-not-found'
import { parsePathId } from '@/lib/paths'

export const metadata: Metadata = { title: 'نوشته' }

type ArticlePageProps = { params: Promise<{ id: string }> }

export default async function DeskArticlePage({ params }: ArticlePageProps) {
  const id = parsePathId((await params).id)
  if (id === null) return <DeskNotFound />
  return <ArticleEditor id={id} />
}
