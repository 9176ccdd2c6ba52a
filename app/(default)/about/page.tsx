import { notFound } from 'next/navigation'
import { TextPage } from '@/components/article/text-page'
import { contentPage } from '@/lib/data/blog'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const revalidate = 3600

const PATH = '/about'

async function read() {
  return (await contentPage('about')) ?? notFound()
}

export async function generateMetadata() {
  const { title, description } = await read()
  return pageMetadata({ title, description, path: PATH })
}

export default async function Page() {
  return <TextPage page={await read()} path={PATH} />
}
