import { getBlogMetadata, BlogPage } from '@/components/blog/blog-page'
import { readBlogPage } from '@/app/(default)/blog/read-blog-page'

export const revalidate = 3600
export const generateStaticParams = () => []

type Props = { params: Promise<{ category: string; page: string }> }

export async function generateMetadata({ params }: Props) {
  return getBlogMetadata(await readBlogPage(await params))
}

export default async function Page({ params }: Props) {
  return <BlogPage blog={await readBlogPage(await params)} />
}
