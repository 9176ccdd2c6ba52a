import Link from '@/components/ui/link'
import { Badge } from '@/components/ui/badge'
import { ChevronEndIcon } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import type { ProductCard } from '@/lib/contract/products'
import { storedPicture } from '@/lib/pictures/stored-picture'
import { paths } from '@/lib/seo/addresses'

type PostedProductCardProps = { card: ProductCard; isBuyer: boolean }

/** What the post shows, on one line. */
export function PostedProductCard({ card, isBuyer }: PostedProductCardProps) {
  const { slug, title, picture, available, status, final_price, price, percent } = card
  return (
    <div className="relative flex items-center gap-3 rounded-card border border-line p-2.5 hover:border-brand-300">
      {picture && (
        <Picture
          {...storedPicture(picture.url)}
          sizes="64px"
          className="size-16 shrink-0 rounded-control bg-ink-50 object-contain"
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
          {title}
        </Link>
        {available && status === 'published' ? (
          <Price size="sm" rials={final_price} oldRials={price} percent={percent} />
        ) : (
          <p className="text-xs text-ink-500">{status === 'published' ? 'ناموجود' : 'به‌زودی'}</p>
        )}
      </div>
      <ChevronEndIcon size={18} className="shrink-0 text-ink-500" />
    </div>
  )
}
