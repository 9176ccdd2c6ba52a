import { notFound } from 'next/navigation'
import { TextPage } from '@/components/article/text-page'
import { contentPage } from '@/lib/data/blog'
import { decodedSlug, paths } from '@/lib/seo/addresses'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const revalidate = 3600
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

async function read({ params }: Props) {
  const slug = decodedSlug((await params).slug)
  return (slug && (await contentPage(slug))) || notFound()
}

export async function generateMetadata(props: Props) {
  const { title, description, slug } = await read(props)
  return pageMetadata({ title, description, path: paths.page(slug) })
}

export default async function Page(props: Props) {
  const page = await read(props)
  return <TextPage page={page} path={paths.page(page.slug)} />
}
