import Link from '@/components/ui/link'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ShareButton } from '@/components/ui/share-button'
import type { Post } from '@/lib/contract/posts'
import type { ProductCard } from '@/lib/contract/products'
import { formatDate } from '@/lib/persian/dates'
import { paths } from '@/lib/seo/addresses'
import { JsonLd } from '@/lib/seo/json-ld'
import { breadcrumbData } from '@/lib/seo/structured-data'
import { CommentRoom } from './comment-room'
import { Face } from './face'
import { LikeButton } from './like-button'
import { PostPicture } from './post-picture'
import { postName } from './post-tile'
import { PostTools } from './post-tools'
import { PostedProductCard } from './posted-product-card'

type PostPageProps = {
  post: Post
  newer: number | null
  older: number | null
  product: ProductCard | null
}

export function PostPage({ post, newer, older, product }: PostPageProps) {
  const { id, user, text, created_at, comments, comment_count } = post
  const trail = [
    { label: 'ویترین', href: paths.home },
    { label: user.name, href: paths.user(user.id) },
    { label: `پست ${formatDate(created_at)}` },
  ]
  return (
    <div className="wrap py-4 desk:py-5">
      <JsonLd data={breadcrumbData(trail)} />
      <Breadcrumb items={trail} />
      <article className="mx-auto mt-3 grid max-w-[1080px] grid-cols-[minmax(0,1fr)] overflow-hidden rounded-panel bg-paper shadow-card md:grid-cols-[minmax(0,1.3fr)_minmax(360px,1fr)] md:grid-rows-[auto_minmax(0,1fr)] phone:-mx-4 phone:rounded-none">
        <h1 className="sr-only">{postName(post)}</h1>
        <div className="flex items-center gap-3 p-4 py-3 md:col-start-2 md:border-b md:border-line md:px-6 md:py-4">
          <Link
            href={paths.user(user.id)}
            prefetch={false}
            className="flex min-w-0 flex-1 items-center gap-3 rounded-control hover:text-brand-700"
          >
            <Face image={user.image} size={44} early />
            <span className="min-w-0">
              <span dir="auto" className="block truncate text-start font-bold">
                {user.name}
              </span>
              <time dateTime={created_at} className="block text-xs text-ink-500">
                {formatDate(created_at)}
              </time>
            </span>
          </Link>
          <PostTools postId={id} userId={user.id} />
        </div>
        <PostPicture post={post} newer={newer} older={older} />
        <CommentRoom key={id} post={{ id, user, comments, comment_count }}>
          <div className="-mx-3 -mb-1 flex items-center gap-1">
            <LikeButton postId={id} count={post.like_count} />
            <ShareButton
              title={postName(post)}
              path={paths.post(user.id, id)}
              className="ms-auto"
            />
          </div>
          {text && (
            <p dir="auto" className="whitespace-pre-line leading-8 [overflow-wrap:anywhere]">
              {text}
            </p>
          )}
          {product && <PostedProductCard card={product} isBuyer={post.is_buyer} />}
        </CommentRoom>
      </article>
    </div>
  )
}
