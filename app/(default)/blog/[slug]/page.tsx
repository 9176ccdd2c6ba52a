import { notFound } from 'next/navigation'
import { ArticlePage } from '@/components/article/article-page'
import { article } from '@/lib/data/blog'
import { shopSettings } from '@/lib/data/general'
import { decodedSlug, paths } from '@/lib/seo/addresses'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const revalidate = 3600
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

async function read({ params }: Props) {
  const slug = decodedSlug((await params).slug)
  return (slug && (await article(slug))) || notFound()
}

export async function generateMetadata(props: Props) {
  const { title, excerpt, slug, picture } = (await read(props)).article
  return pageMetadata({
    title,
    description: excerpt,
    path: paths.article(slug),
    picture: picture.url,
  })
}

export default async function Page(props: Props) {
  const [found, shop] = await Promise.all([read(props), shopSettings()])
  return <ArticlePage {...found} shopName={shop.name} />
}
