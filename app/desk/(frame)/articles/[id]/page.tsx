import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticleEditor } from '@/components/desk/article-editor'
import { parsePathId } from '@/lib/paths'

export const metadata: Metadata = { title: 'نوشته' }

type ArticlePageProps = { params: Promise<{ id: string }> }

export default async function DeskArticlePage({ params }: ArticlePageProps) {
  const id = parsePathId((await params).id)
  if (id === null) notFound()
  return <ArticleEditor id={id} />
}
