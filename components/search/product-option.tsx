import { Picture } from '@/components/ui/picture'
import { storedPicture } from '@/lib/pictures/stored-picture'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import type { ProductCard } from '@/lib/contract/products'
import { persianDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { Marked } from './marked'

export function ProductOption({ card, asked }: { card: ProductCard; asked: string }) {
  const { picture, title, available } = card
  return (
    <>
      <span className="relative size-14 shrink-0 overflow-hidden rounded-[10px] bg-ink-100">
        {picture && (
          <Picture
            {...storedPicture(picture.url)}
            sizes="56px"
            className={cn(
              'absolute inset-0 size-full object-cover',
              !available && 'opacity-60 grayscale',
            )}
          />
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-x-3 gap-y-0.5 lg:flex-row lg:items-center">
        <span className="line-clamp-2 text-sm font-medium lg:flex-1">
          <Marked text={title} asked={asked} />
        </span>
        <span className="flex shrink-0 items-center gap-x-3 lg:flex-col lg:items-end">
          <Cost card={card} />
        </span>
      </span>
    </>
  )
}

function Cost({ card }: { card: ProductCard }) {
  const { status, available, price, final_price: now, percent } = card
  if (status === 'coming_soon') return <Badge tone="saffron">به‌زودی</Badge>
  if (!available) return <Badge tone="neutral">ناموجود</Badge>
  return (
    <>
      <span className="whitespace-nowrap">
        <span className="sr-only">{now < price ? 'قیمت با تخفیف: ' : 'قیمت: '}</span>
        <bdi className="text-sm font-extrabold">{formatToman(now)}</bdi>{' '}
        <span className="text-2xs text-ink-500">{TOMAN}</span>
      </span>
      {now < price && (
        <span className="flex items-center gap-1.5 whitespace-nowrap">
          <s aria-hidden="true" className="text-2xs text-ink-500">
            {formatToman(price)}
          </s>
          <Badge tone="solid">
            <span className="sr-only">تخفیف </span>
            <bdi>{persianDigits(percent)}٪</bdi>
          </Badge>
        </span>
      )}
    </>
  )
}
