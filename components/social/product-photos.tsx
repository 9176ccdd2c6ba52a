import { pictureSizes, widths } from '@/styles/breakpoints'
import Link from '@/components/ui/link'
import { ButtonLink } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import type { ProductComment } from '@/lib/contract/reviews/product-reviews'
import type { Post } from '@/lib/contract/social/posts'
import { responsiveImage } from '@/lib/picture-urls'
import { paths } from '@/lib/paths'
import { persianDigits } from '@/lib/persian/digits'
import { postName } from './post-grid'
import { CameraIcon } from '../ui/account-icons'

const PHOTO_SIZES = pictureSizes(widths.photo)
/** Fewer stand beside their own comments already. */
const MIN_PHOTOS = 3

type ProductPhotosProps = {
  productId: number
  posts: readonly Post[]
  /** Those on this page, whose pictures lead to them. */
  comments: readonly ProductComment[]
}

/** Plain markup: not one byte of script of its own stands on a product's page. */
export function ProductPhotos({ productId, posts, comments }: ProductPhotosProps) {
  const pictured = comments.filter(({ pictures }) => pictures.length > 0)
  const count = posts.length + pictured.reduce((sum, { pictures }) => sum + pictures.length, 0)
  /** A post is shown nowhere else on the page. */
  const hasPhotos = posts.length > 0 || count >= MIN_PHOTOS
  return (
    <>
      {hasPhotos && (
        <ul
          aria-label="عکس‌های خریداران"
          className="fades-aside scrollbar-none -mx-4 mb-1 mt-4 flex gap-2.5 overflow-x-auto px-4 py-1 desk:mx-0 desk:gap-4 desk:px-0"
        >
          {posts.map((post) => (
            <li key={post.id} className="w-photo shrink-0">
              <Link
                href={paths.post(post.user.id, post.id)}
                prefetch={false}
                className="group block"
              >
                <Picture
                  {...responsiveImage(post.image.url)}
                  sizes={PHOTO_SIZES}
                  alt={postName(post)}
                  className="aspect-square w-full rounded-card bg-ink-100 object-cover"
                />
                <span
                  dir="auto"
                  className="mt-1.5 block truncate text-start text-sm text-ink-700 group-hover:text-brand-700"
                >
                  {post.user.name}
                </span>
              </Link>
            </li>
          ))}
          {pictured.flatMap(({ id, author, pictures }) =>
            pictures.map(({ url }, index) => (
              <li key={url} className="w-photo shrink-0">
                <a href={`#comment-${id}`} className="group block">
                  <Picture
                    {...responsiveImage(url)}
                    sizes={PHOTO_SIZES}
                    alt={`عکس ${persianDigits(index + 1)} از دیدگاه ${author}`}
                    className="aspect-square w-full rounded-card bg-ink-100 object-cover"
                  />
                  <span
                    dir="auto"
                    className="mt-1.5 block truncate text-start text-sm text-ink-700 group-hover:text-brand-700"
                  >
                    {author}
                  </span>
                </a>
              </li>
            )),
          )}
        </ul>
      )}{' '}
      <ButtonLink
        href={paths.uploadForProduct(productId)}
        prefetch={false}
        variant="link"
        size="sm"
        className="-ms-3.5"
        icon={<CameraIcon size={18} />}
      >
        عکس خود را بگذارید
      </ButtonLink>
    </>
  )
}
