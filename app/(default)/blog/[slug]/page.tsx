import { notFound } from 'next/navigation'
import { ArticlePage } from '@/components/article/article-page'
import { article } from '@/lib/data/blog'
import { shopSettings } from '@/lib/data/general'
import { decodedSlug, paths } from '@/lib/seo/addresses'
import { FEED } from '@/lib/seo/feed'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { articleShare } from '@/lib/seo/share-facts'

export const revalidate = 3600
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

async function read({ params }: Props) {
  const slug = decodedSlug((await params).slug)
  return (slug && (await article(slug))) || notFound()
}

export async function generateMetadata(props: Props) {
  const { article: found } = await read(props)
  const { title, excerpt, slug } = found
  return pageMetadata({
    title,
    description: excerpt,
    path: paths.article(slug),
    share: articleShare(found),
    article: found,
    feed: FEED,
  })
}

export default async function Page(props: Props) {
  const [found, shop] = await Promise.all([read(props), shopSettings()])
  return <ArticlePage {...found} shop={shop} />
}
