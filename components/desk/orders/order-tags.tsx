import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import { persianDigits } from '@/lib/persian/digits'

type OrderTagsProps = {
  tags: readonly string[]
  /** How many are shown where there is little space; the others are counted, and read out. */
  most?: number
  className?: string
}

/** What the staff put on an order; nothing where there is none. */
export function OrderTags({ tags, most = tags.length, className }: OrderTagsProps) {
  if (tags.length === 0) return null
  const [shown, others] = [tags.slice(0, most), tags.slice(most)]
  return (
    <span role="list" aria-label="نشان‌ها" className={cn('inline-flex flex-wrap gap-1', className)}>
      {shown.map((tag) => (
        <span key={tag} role="listitem" className="desk-tag">
          <MixedText>{tag}</MixedText>
        </span>
      ))}
      {others.length > 0 && (
        <span role="listitem" className="desk-tag" title={others.join('، ')}>
          <span aria-hidden="true">{persianDigits(others.length)}+</span>
          <span className="sr-only">{others.join('، ')}</span>
        </span>
      )}
    </span>
  )
}
