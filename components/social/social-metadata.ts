import type { ProfileWithPosts } from '@/lib/client/queries/social'
import type { Post } from '@/lib/contract/social/posts'
import { persianDigits } from '@/lib/persian/digits'
import { formatDate } from '@/lib/persian/dates'
import { excerpt } from '@/lib/persian/text'
import { paths } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { postShare, userShare } from '@/lib/seo/share-image/share-facts'

const TITLE_EXCERPT = 45
/** With fewer words a search engine has nothing to answer with. */
const INDEXED_FROM_LENGTH = 60

export function profileMetadata({ user, count, current_page: page }: ProfileWithPosts) {
  const { id, name, bio } = user
  const nth = page > 1 ? `، صفحهٔ ${persianDigits(page)}` : ''
  return pageMetadata({
    title: `نمایهٔ ${name}`,
    note: nth,
    description: `${persianDigits(count)} پست از ${name}. ${bio}`,
    path: paths.user(id, page),
    share: userShare(user),
    isHidden: count === 0 || bio === '',
  })
}

export function postMetadata(post: Post) {
  const { id, user, text, created_at } = post
  const words = excerpt(text.replace(/\s+/g, ' '), TITLE_EXCERPT) || formatDate(created_at)
  return pageMetadata({
    title: `پست ${user.name}: ${words}`,
    description: text || `پست ${user.name} در ${formatDate(created_at)}`,
    path: paths.post(user.id, id),
    share: postShare(post),
    isHidden: text.length < INDEXED_FROM_LENGTH,
  })
}
