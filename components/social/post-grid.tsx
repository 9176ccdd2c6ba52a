import type { Post } from '@/lib/contract/posts'
import { PostTile } from './post-tile'

const SIZES = '(max-width: 766px) 33vw, 300px'
const FIRST_ROWS = 6

type PostGridProps = {
  posts: readonly Post[]
  label: string
  /** The first of a page, where waiting would be seen. */
  early?: boolean
}

export function PostGrid({ posts, label, early = false }: PostGridProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-3 gap-1 desk:gap-3">
      {posts.map((post, at) => (
        <li key={post.id}>
          <PostTile post={post} sizes={SIZES} early={early && at < FIRST_ROWS} />
        </li>
      ))}
    </ul>
  )
}
