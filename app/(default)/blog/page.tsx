import { getBlogMetadata, BlogPage } from '@/components/blog/blog-page'
import { readBlogPage } from './read-blog-page'

export const revalidate = 3600

export const generateMetadata = async () => getBlogMetadata(await readBlogPage({}))

export default async function Page() {
  return <BlogPage blog={await readBlogPage({})} />
}
