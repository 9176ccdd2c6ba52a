import type { ProductCard } from '@/lib/contract/catalogue/products'
import { persianDigits } from '@/lib/persian/digits'

const MAX_DOTS = 4

export function ColourDots({ colours }: { colours: ProductCard['colours'] }) {
  if (colours.length === 0) return <span />
  const rest = colours.length - MAX_DOTS
  return (
    <span
      role="img"
      aria-label={`رنگ‌ها: ${colours.map(({ name }) => name).join('، ')}`}
      className="colours"
    >
      {colours.slice(0, MAX_DOTS).map(({ name, hex }) => (
        <i key={name} style={{ backgroundColor: hex }} />
      ))}
      {rest > 0 && <small>+{persianDigits(rest)}</small>}
    </span>
  )
}
