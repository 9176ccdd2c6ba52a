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

type ProductPhotosProps = {
  productId: number
  posts: readonly Post[]
  /** Those on this page, whose pictures lead to them. */
  comments: readonly ProductComment[]
}

/** Plain markup: not one byte of script of its own stands on a product's page. */
export function ProductPhotos({ productId, posts, comments }: ProductPhotosProps) {
  const pictured = comments.filter(({ pictures }) => pictures.length > 0)
  const hasPhotos = posts.length > 0 || pictured.length > 0
  return (
    <>
      {hasPhotos && (
        <ul className="fades-aside scrollbar-none -mx-4 mb-4 flex gap-2.5 overflow-x-auto px-4 py-1 desk:mx-0 desk:gap-4 desk:px-0">
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
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink
          href={paths.uploadForProduct(productId)}
          prefetch={false}
          variant={hasPhotos ? 'ghost' : 'soft'}
          size="sm"
          icon={<CameraIcon size={18} />}
        >
          عکس خود را بگذارید
        </ButtonLink>
        {!hasPhotos && (
          <p className="text-md text-ink-500">
            شما هم این کالا را دارید؟ آن را در خانهٔ خود نشان دهید.
          </p>
        )}
      </div>
    </>
  )
}
