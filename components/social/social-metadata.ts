import type { ProfilePage } from '@/lib/api/social'
import type { Post } from '@/lib/contract/posts'
import { persianDigits } from '@/lib/persian/digits'
import { formatDate } from '@/lib/persian/dates'
import { excerpt } from '@/lib/persian/text'
import { paths } from '@/lib/seo/addresses'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { postShare, userShare } from '@/lib/seo/share-facts'

const IN_TITLE = 45
/** With fewer words a search engine has nothing to answer with. */
const ENOUGH_WORDS = 60

export function profileMetadata({ user, count, current_page: page }: ProfilePage) {
  const { id, name, bio } = user
  const nth = page > 1 ? `، صفحهٔ ${persianDigits(page)}` : ''
  return pageMetadata({
    title: `نمایهٔ ${name}${nth}`,
    description: `${persianDigits(count)} پست از ${name}${nth}. ${bio}`,
    path: paths.user(id, page),
    share: userShare(user),
    hidden: count === 0 || bio === '',
  })
}

export function postMetadata(post: Post) {
  const { id, user, text, created_at } = post
  const words = excerpt(text.replace(/\s+/g, ' '), IN_TITLE) || formatDate(created_at)
  return pageMetadata({
    title: `پست ${user.name}: ${words}`,
    description: text || `پست ${user.name} در ${formatDate(created_at)}`,
    path: paths.post(user.id, id),
    share: postShare(post),
    hidden: text.length < ENOUGH_WORDS,
  })
}
