import { notFound } from 'next/navigation'
import { PostPage } from '@/components/social/post-page'
import { postMetadata } from '@/components/social/social-metadata'
import { postAt, postedProduct } from '@/lib/data/social'
import { idInPath } from '@/lib/seo/addresses'

export const revalidate = 3600
export const generateStaticParams = () => []

type Props = { params: Promise<{ id: string; post: string }> }

async function read({ params }: Props) {
  const { id, post } = await params
  const userId = idInPath(id)
  const postId = idInPath(post)
  return (userId && postId && (await postAt(userId, postId))) || notFound()
}

export async function generateMetadata(props: Props) {
  return postMetadata((await read(props)).post)
}

export default async function Page(props: Props) {
  const found = await read(props)
  return <PostPage {...found} product={await postedProduct(found.post.product)} />
}
