import { BlogPostPage } from '@/components/blog/blog-post-page'
import { readBlogPost } from '@/lib/data/blog'
import { readShopSettings } from '@/lib/data/content'
import { decodeSlug, paths } from '@/lib/paths'
import { BLOG_FEED } from '@/lib/seo/feed'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { blogPostShare } from '@/lib/seo/share-image/share-facts'
import { metadataOrMissing, missingPage, pageOrMissing } from '@/app/(shop)/(default)/missing-page'

export const revalidate = 3600
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

async function read({ params }: Props) {
  const slug = decodeSlug((await params).slug)
  return (slug && (await readBlogPost(slug))) || missingPage()
}

export const generateMetadata = metadataOrMissing(async (props: Props) => {
  const { article: found } = await read(props)
  const { title, excerpt, slug } = found
  return pageMetadata({
    title,
    description: excerpt,
    path: paths.blogPost(slug),
    share: blogPostShare(found),
    article: found,
    feed: BLOG_FEED,
  })
})

export default pageOrMissing(async function Page(props: Props) {
  const [found, shop] = await Promise.all([read(props), readShopSettings()])
  return <BlogPostPage {...found} shop={shop} />
})
