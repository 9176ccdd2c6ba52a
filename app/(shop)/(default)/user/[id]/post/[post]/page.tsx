import { MissingPostMessage } from '@/components/social/missing-post-message'
import { PostPage } from '@/components/social/post-page'
import { postMetadata } from '@/components/social/social-metadata'
import { nullIfFailed } from '@/lib/data/cached-read'
import { findPost, findPostedProduct } from '@/lib/data/social'
import { parsePathId } from '@/lib/paths'
import { metadataOrMissing, missingPage, pageOrMissing } from '@/app/(shop)/(default)/missing-page'

export const revalidate = 3600
export const generateStaticParams = () => []

const MISSING_POST = 'شاید نویسنده‌اش آن را حذف کرده است، یا نشانی آن درست نوشته نشده است.'

type Props = { params: Promise<{ id: string; post: string }> }

async function readPost({ params }: Props) {
  const { id, post } = await params
  const userId = parsePathId(id)
  const postId = parsePathId(post)
  return (userId && postId && (await findPost(userId, postId))) || missingPage(MISSING_POST)
}

export const generateMetadata = metadataOrMissing(async (props: Props) => {
  return postMetadata((await readPost(props)).post)
})

export default pageOrMissing(
  async function Page(props: Props) {
    const found = await readPost(props)
    const product = await nullIfFailed(findPostedProduct(found.post.product))
    return <PostPage {...found} product={product} />
  },
  (reason) => <MissingPostMessage>{reason}</MissingPostMessage>,
)
