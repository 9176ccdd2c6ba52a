import { notFound } from 'next/navigation'
import { TextPage } from '@/components/article/text-page'
import { contentPage } from '@/lib/data/blog'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { pageShare } from '@/lib/seo/share-facts'

export const revalidate = 3600

const PATH = '/about'

async function read() {
  return (await contentPage('about')) ?? notFound()
}

export async function generateMetadata() {
  const page = await read()
  const { title, description } = page
  return pageMetadata({ title, description, path: PATH, share: pageShare(page) })
}

export default async function Page() {
  return <TextPage page={await read()} path={PATH} />
}
