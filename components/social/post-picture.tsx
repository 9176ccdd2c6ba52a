import { IconLink } from '@/components/ui/icon-button'
import { ChevronEndIcon, ChevronStartIcon } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import type { Post } from '@/lib/contract/posts'
import { storedPicture } from '@/lib/pictures/stored-picture'
import { paths } from '@/lib/seo/addresses'

type PostPictureProps = { post: Post; newer: number | null; older: number | null }

const SIZES = '(max-width: 959px) 100vw, 640px'
const ROUND = 'absolute top-1/2 -mt-6 !rounded-full'

/** With the posts before and after it at its edges. */
export function PostPicture({ post, newer, older }: PostPictureProps) {
  const { image, user } = post
  return (
    <div className="relative grid place-items-center bg-ink-100 md:col-start-1 md:row-span-2 md:row-start-1 md:min-h-[600px]">
      <Picture
        {...storedPicture(image.url)}
        sizes={SIZES}
        width={image.width}
        height={image.height}
        early
        alt={image.alt || `عکس پست ${user.name}`}
        className="h-auto max-h-[80vh] w-full object-contain"
      />
      {newer !== null && (
        <IconLink
          label="پست تازه‌تر"
          rel="prev"
          href={paths.post(user.id, newer)}
          prefetch={false}
          variant="glass"
          className={`${ROUND} start-3`}
        >
          <ChevronStartIcon />
        </IconLink>
      )}
      {older !== null && (
        <IconLink
          label="پست قدیمی‌تر"
          rel="next"
          href={paths.post(user.id, older)}
          prefetch={false}
          variant="glass"
          className={`${ROUND} end-3`}
        >
          <ChevronEndIcon />
        </IconLink>
      )}
    </div>
  )
}
