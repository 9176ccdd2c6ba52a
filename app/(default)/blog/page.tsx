import { getBlogMetadata, BlogPage } from '@/components/blog/blog-page'
import { readBlogPage } from './read-blog-page'
import { metadataOrMissing, pageOrMissing } from '@/app/(default)/missing-page'

export const revalidate = 3600

export const generateMetadata = metadataOrMissing(async () =>
  getBlogMetadata(await readBlogPage({})),
)

export default pageOrMissing(async function Page() {
  return <BlogPage blog={await readBlogPage({})} />
})
