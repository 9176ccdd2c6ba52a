import Link from '@/components/ui/link'
import type { ReactNode } from 'react'
import { HeartIcon } from '@/components/layout/layout-icons'
import { Picture } from '@/components/ui/picture'
import type { Post } from '@/lib/contract/posts'
import { formatNumber } from '@/lib/persian/money'
import { excerpt } from '@/lib/persian/text'
import { storedPicture } from '@/lib/pictures/stored-picture'
import { paths } from '@/lib/seo/addresses'
import { SpeechIcon } from './social-icons'

const LONGEST = 80

/** What a post is called where only its picture is seen. */
export function postName({ text, image, user }: Pick<Post, 'text' | 'image' | 'user'>): string {
  const words = excerpt((text || image.alt).replace(/\s+/g, ' '), LONGEST)
  return words ? `پست ${user.name}: ${words}` : `پست ${user.name}`
}

type TileProps = { post: Post; sizes: string; early?: boolean }

/** Far from the window only its square is laid out, so that hundreds cost little. */
export function PostTile({ post, sizes, early }: TileProps) {
  const { id, user, image, like_count, comment_count } = post
  return (
    <Link
      id={`post-${id}`}
      href={paths.post(user.id, id)}
      prefetch={false}
      className="group relative block aspect-square overflow-hidden rounded-lg bg-ink-100 [content-visibility:auto] desk:rounded-card"
    >
      <Picture
        {...storedPicture(image.url)}
        sizes={sizes}
        early={early}
        alt={postName(post)}
        className="size-full object-cover transition-transform duration-300 group-hover:scale-[1.03] motion-reduce:transition-none"
      />
      <span
        aria-hidden="true"
        className="absolute inset-0 flex items-center justify-center gap-5 bg-black/45 font-bold text-white opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-focus-visible:opacity-100 phone:hidden"
      >
        <Count icon={<HeartIcon size={20} className="fill-current" />} count={like_count} />
        <Count icon={<SpeechIcon size={20} className="fill-current" />} count={comment_count} />
      </span>
    </Link>
  )
}

function Count({ icon, count }: { icon: ReactNode; count: number }) {
  return (
    <span className="flex items-center gap-1.5">
      {icon}
      <bdi>{formatNumber(count)}</bdi>
    </span>
  )
}
