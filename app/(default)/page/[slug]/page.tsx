import { notFound, permanentRedirect } from 'next/navigation'
import { TextPage } from '@/components/article/text-page'
import { contentPage } from '@/lib/data/blog'
import { decodedSlug, paths } from '@/lib/seo/addresses'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { pageShare } from '@/lib/seo/share-facts'

export const revalidate = 3600
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

async function read({ params }: Props) {
  const slug = decodedSlug((await params).slug)
  if (slug === 'about') permanentRedirect(paths.about)
  return (slug && (await contentPage(slug))) || notFound()
}

export async function generateMetadata(props: Props) {
  const page = await read(props)
  const { title, description, slug } = page
  return pageMetadata({ title, description, path: paths.page(slug), share: pageShare(page) })
}

export default async function Page(props: Props) {
  const page = await read(props)
  return <TextPage page={page} path={paths.page(page.slug)} />
}
