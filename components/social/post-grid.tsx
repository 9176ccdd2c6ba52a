import { pictureSizes } from '@/styles/breakpoints'
import type { ReactNode } from 'react'
import type { Post } from '@/lib/contract/social/posts'
import Link from '@/components/ui/link'
import { ChatIcon } from '../ui/account-icons'
import { HeartIcon } from '../ui/icons'
import { Picture } from '@/components/ui/picture'
import { formatNumber } from '@/lib/persian/money'
import { excerpt } from '@/lib/persian/text'
import { responsiveImage } from '@/lib/picture-urls'
import { paths } from '@/lib/paths'

/** What a post is called where only its picture is seen. */
export function postName({ text, image, user }: Pick<Post, 'text' | 'image' | 'user'>): string {
  const words = excerpt((text || image.alt).replace(/\s+/g, ' '))
  return words ? `پست ${user.name}: ${words}` : `پست ${user.name}`
}

type PostTileProps = { post: Post; sizes: string; isPriority?: boolean }

/** Far from the window only its square is laid out, so that hundreds cost little. */
function PostTile({ post, sizes, isPriority }: PostTileProps) {
  const { id, user, image, like_count, comment_count } = post
  return (
    <Link
      id={`post-${id}`}
      href={paths.post(user.id, id)}
      prefetch={false}
      className="group relative block aspect-square overflow-hidden rounded-lg bg-ink-100 [content-visibility:auto] desk:rounded-card"
    >
      <Picture
        {...responsiveImage(image.url)}
        sizes={sizes}
        isPriority={isPriority}
        alt={postName(post)}
        className="size-full object-cover transition-transform duration-300 group-hover:scale-[1.03] motion-reduce:transition-none"
      />
      <span
        aria-hidden="true"
        className="absolute inset-0 flex items-center justify-center gap-5 bg-black/45 font-bold text-white opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-focus-visible:opacity-100 phone:hidden"
      >
        <ReactionCount icon={<HeartIcon size={20} className="fill-current" />} count={like_count} />{' '}
        <ReactionCount
          icon={<ChatIcon size={20} className="fill-current" />}
          count={comment_count}
        />
      </span>
    </Link>
  )
}

function ReactionCount({ icon, count }: { icon: ReactNode; count: number }) {
  return (
    <span className="flex items-center gap-1.5">
      {icon}
      <bdi>{formatNumber(count)}</bdi>
    </span>
  )
}

const TILE_SIZES = pictureSizes({ base: '33vw', desk: '19.5rem', xl: '21rem', xxl: '23rem' })
const EARLY_TILES = 6

type PostGridProps = {
  posts: readonly Post[]
  label: string
  /** The first of a page, where waiting would be seen. */
  isPriority?: boolean
}

export function PostGrid({ posts, label, isPriority = false }: PostGridProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-photos gap-1 desk:gap-3">
      {posts.map((post, at) => (
        <li key={post.id}>
          <PostTile post={post} sizes={TILE_SIZES} isPriority={isPriority && at < EARLY_TILES} />
        </li>
      ))}
    </ul>
  )
}
