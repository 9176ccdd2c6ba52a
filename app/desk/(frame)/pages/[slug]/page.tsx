import type { Metadata } from 'next'
import { TextPageView } from '@/components/desk/content/text-page-view'

export const metadata: Metadata = { title: 'صفحه' }

type Props = { params: Promise<{ slug: string }> }

export default async function DeskTextPage({ params }: Props) {
  return <TextPageView slug={decodeURIComponent((await params).slug)} />
}
