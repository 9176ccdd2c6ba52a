import type { ProductCard } from '@/lib/contract/products'
import { persianDigits } from '@/lib/persian/digits'

const MOST = 4

export function ColourDots({ colours }: { colours: ProductCard['colours'] }) {
  if (colours.length === 0) return <span />
  const rest = colours.length - MOST
  return (
    <span className="flex items-center gap-1">
      <span className="sr-only">رنگ‌ها: {colours.map(({ name }) => name).join('، ')}</span>
      {colours.slice(0, MOST).map(({ name, hex }) => (
        <span
          key={name}
          aria-hidden="true"
          className="size-3 rounded-full border border-black/15 dark:border-white/25"
          style={{ backgroundColor: hex }}
        />
      ))}
      {rest > 0 && (
        <span aria-hidden="true" className="text-2xs text-ink-500">
          +{persianDigits(rest)}
        </span>
      )}
    </span>
  )
}
