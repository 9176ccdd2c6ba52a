import { notFound } from 'next/navigation'
import { PostPage } from '@/components/social/post-page'
import { postMetadata } from '@/components/social/social-metadata'
import { findPost, findPostedProduct } from '@/lib/data/social'
import { parsePathId } from '@/lib/paths'

export const revalidate = 3600
export const generateStaticParams = () => []

type Props = { params: Promise<{ id: string; post: string }> }

async function readPost({ params }: Props) {
  const { id, post } = await params
  const userId = parsePathId(id)
  const postId = parsePathId(post)
  return (userId && postId && (await findPost(userId, postId))) || notFound()
}

export async function generateMetadata(props: Props) {
  return postMetadata((await readPost(props)).post)
}

export default async function Page(props: Props) {
  const found = await readPost(props)
  return <PostPage {...found} product={await findPostedProduct(found.post.product)} />
}
