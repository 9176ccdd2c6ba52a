import { getBlogMetadata, BlogPage } from '@/components/blog/blog-page'
import { readBlogPage } from '@/app/(shop)/(default)/blog/read-blog-page'
import { metadataOrMissing, pageOrMissing } from '@/app/(shop)/(default)/missing-page'

export const revalidate = 3600
export const generateStaticParams = () => []

type Props = { params: Promise<{ page: string }> }

export const generateMetadata = metadataOrMissing(async ({ params }: Props) => {
  return getBlogMetadata(await readBlogPage(await params))
})

export default pageOrMissing(async function Page({ params }: Props) {
  return <BlogPage blog={await readBlogPage(await params)} />
})
