import Link from '@/components/ui/link'
import { cn } from '@/components/ui/cn'
import { Picture } from '@/components/ui/picture'
import type { CartInfo } from '@/lib/contract/cart'
import { holdMeasures, holdPhrases } from '@/lib/persian/hold-phrases'
import { responsiveImage } from '@/lib/picture-urls'
import { paths } from '@/lib/paths'
import { snapshotOf } from '@/lib/domain/cart-quote'
import { nameHandlingDays } from '@/lib/domain/handling-days'
import { type StoredLine } from '@/lib/domain/cart-rules'
import { MixedText } from '@/components/ui/mixed-text'

type LineProps = { line: StoredLine; info: CartInfo | null }

function labelOf({ line, info }: LineProps) {
  const snapshot = info ? snapshotOf(info) : line.snapshot
  const search = new URLSearchParams(snapshot.parent_value).toString()
  const variant = Object.entries(snapshot.parent_value).map(([name, value]) => `${name}: ${value}`)
  return {
    ...snapshot,
    href: `${paths.product(snapshot.slug)}${search && `?${search}`}`,
    variant: variant.join('، '),
  }
}

export function CartLinePicture({ line, info, className }: LineProps & { className: string }) {
  const { picture } = labelOf({ line, info })
  return (
    <div className={cn('stage relative shrink-0 overflow-hidden rounded-control', className)}>
      {picture && (
        <Picture {...responsiveImage(picture.url)} sizes="120px" className="card-image" />
      )}
    </div>
  )
}

type CartLineNameProps = LineProps & { isCompact?: boolean; onNavigate?: (() => void) | undefined }

export function CartLineName({ line, info, isCompact = false, onNavigate }: CartLineNameProps) {
  const { href, title, variant } = labelOf({ line, info })
  return (
    <>
      <h3
        className={cn(
          'whole-words font-semibold',
          isCompact ? 'text-sm' : 'text-md desk:text-base',
        )}
      >
        <Link
          href={href}
          prefetch={false}
          className="rounded hover:text-brand-700"
          {...(onNavigate && { onClick: onNavigate })}
        >
          <MixedText>{holdPhrases(title)}</MixedText>
        </Link>
      </h3>
      <p className={cn('text-ink-500', isCompact ? 'text-xs' : 'mt-1 text-sm')}>
        <MixedText>{holdMeasures(variant)}</MixedText>
      </p>
      {!isCompact && <p className="min-h-5 text-xs text-ink-500">{info?.guarantee}</p>}
      {info?.handling_days ? (
        <p className="text-xs text-brand-700">
          {nameHandlingDays(info.handling_days)} برای آماده‌سازی
        </p>
      ) : null}
    </>
  )
}
