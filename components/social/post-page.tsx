import { pictureSizes } from '@/styles/breakpoints'
import Link from '@/components/ui/link'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ShareButton } from '@/components/ui/share-button'
import { ShareIcon } from '@/components/ui/page-icons'
import type { Post } from '@/lib/contract/social/posts'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { formatDate } from '@/lib/persian/dates'
import { holdPhrases } from '@/lib/persian/hold-phrases'
import { splitTitle } from '@/lib/persian/split-title'
import { paths } from '@/lib/paths'
import { JsonLd, breadcrumbData } from '@/lib/seo/structured-data'
import { ButtonLink } from '@/components/ui/button'
import { ChevronEndIcon, ChevronStartIcon } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import { responsiveImage } from '@/lib/picture-urls'
import { Badge } from '@/components/ui/badge'
import { MixedText } from '@/components/ui/mixed-text'
import { Price } from '@/components/ui/price'
import { PostComments } from './post-comments'
import { Avatar } from '../ui/avatar'
import { LikeButton, PostActions } from './post-actions'
import { postName } from './post-grid'

type PostPictureProps = { post: Post; newer: number | null; older: number | null }

const PICTURE_SIZES = pictureSizes({ base: '100vw', md: '40rem', xl: '52rem' })

/** With the posts before and after it by name: arrows alone would be taken for further pictures of this one. */
function PostPicture({ post, newer, older }: PostPictureProps) {
  const { image, user } = post
  return (
    <div className="relative grid place-items-center bg-ink-100 md:col-start-1 md:row-span-2 md:row-start-1 md:min-h-[600px]">
      <Picture
        {...responsiveImage(image.url)}
        sizes={PICTURE_SIZES}
        width={image.width}
        height={image.height}
        isPriority
        alt={image.alt || `عکس پست ${user.name}`}
        className="h-auto max-h-[80vh] w-full object-contain"
      />
      {(newer !== null || older !== null) && (
        <div className="absolute inset-x-3 bottom-3 flex justify-between gap-3">
          {newer !== null && (
            <ButtonLink
              rel="prev"
              href={paths.post(user.id, newer)}
              prefetch={false}
              variant="ghost"
              size="sm"
              className="bg-paper"
              icon={<ChevronStartIcon size={18} />}
            >
              پست تازه‌تر
            </ButtonLink>
          )}{' '}
          {older !== null && (
            <ButtonLink
              rel="next"
              href={paths.post(user.id, older)}
              prefetch={false}
              variant="ghost"
              size="sm"
              className="ms-auto bg-paper"
              iconEnd={<ChevronEndIcon size={18} />}
            >
              پست قدیمی‌تر
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}

type PostedProductCardProps = { card: ProductCard; isBuyer: boolean }

/** What the post shows, on one line. */
function PostedProductCard({ card, isBuyer }: PostedProductCardProps) {
  const { slug, title, picture, available, status, final_price, price, percent } = card
  return (
    <div className="relative flex items-center gap-3 rounded-card border border-line bg-paper p-2.5 hover:border-brand-300">
      {picture && (
        <Picture
          {...responsiveImage(picture.url)}
          sizes="64px"
          className="stage size-16 shrink-0 rounded-control object-contain"
        />
      )}
      <div className="min-w-0 flex-1">
        {isBuyer && (
          <Badge tone="success" className="mb-1">
            خریدار این کالا
          </Badge>
        )}
        <Link
          href={paths.product(slug)}
          prefetch={false}
          className="line-clamp-2 text-sm font-semibold after:absolute after:inset-0 after:rounded-card hover:text-brand-700"
        >
          <MixedText>{holdPhrases(splitTitle(title).name)}</MixedText>
        </Link>
        {available && status === 'published' ? (
          <Price
            rials={final_price}
            oldRials={price}
            percent={percent}
            isStacked
            className="min-h-0"
          />
        ) : (
          <p className="text-xs text-ink-500">{status === 'published' ? 'ناموجود' : 'به‌زودی'}</p>
        )}
      </div>
      <ChevronEndIcon size={18} className="shrink-0 text-ink-500" />
    </div>
  )
}

type PostPageProps = {
  post: Post
  newer: number | null
  older: number | null
  product: ProductCard | null
}

export function PostPage({ post, newer, older, product }: PostPageProps) {
  const { id, user, text, created_at, comments, comment_count } = post
  const trail = [
    { label: 'خانه', href: paths.home },
    { label: user.name, href: paths.user(user.id) },
    { label: `پست ${formatDate(created_at)}` },
  ]
  return (
    <div className="wrap py-4 desk:py-5">
      <JsonLd data={breadcrumbData(trail)} />
      <Breadcrumb items={trail} />
      <article className="panel mx-auto mt-3 grid max-w-[67.5rem] grid-cols-[minmax(0,1fr)] overflow-hidden md:grid-cols-[minmax(0,1.3fr)_minmax(22.5rem,1fr)] md:grid-rows-[auto_minmax(0,1fr)] xl:max-w-[88rem] phone:-mx-4 phone:rounded-none">
        <h1 className="sr-only">{postName(post)}</h1>
        <div className="flex items-center gap-3 p-4 py-3 md:col-start-2 md:border-b md:border-line md:px-6 md:py-4">
          <Link
            href={paths.user(user.id)}
            prefetch={false}
            className="flex min-w-0 flex-1 items-center gap-3 rounded-control hover:text-brand-700"
          >
            <Avatar image={user.image} size={44} isPriority />
            <span className="min-w-0">
              <span dir="auto" className="block truncate text-start font-bold">
                {user.name}
              </span>{' '}
              <time dateTime={created_at} className="block text-xs text-ink-500">
                {formatDate(created_at)}
              </time>
            </span>
          </Link>
          <PostActions postId={id} userId={user.id} />
        </div>
        <PostPicture post={post} newer={newer} older={older} />
        <PostComments key={id} post={{ id, user, comments, comment_count }}>
          {product && <PostedProductCard card={product} isBuyer={post.is_buyer} />}
          <div className="-mx-3 -mb-1 flex items-center gap-1">
            <LikeButton postId={id} count={post.like_count} />
            <ShareButton
              icon={<ShareIcon />}
              title={postName(post)}
              path={paths.post(user.id, id)}
              className="ms-auto"
            />
          </div>
          {text && (
            <p
              dir="auto"
              className="max-w-text whitespace-pre-line leading-8 [overflow-wrap:anywhere]"
            >
              <MixedText>{text}</MixedText>
            </p>
          )}
        </PostComments>
      </article>
    </div>
  )
}
