import { useEffect, useState } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { loadKeyFacts } from '@/lib/client/queries/key-facts'
import type { ProductFacts } from '@/lib/contract/catalogue/key-facts'

/** A line of the narrowest row. */
const MAX_LENGTH = 38
const PART_END = /(?=، )|(?<![۰-۹])(?= (?:و|با|به همراه) )/g

/**
 * Of «۶٫۷ اینچ OLED، ۱۲۰ هرتز» as many whole parts as fit beside its name, or the first alone, where
 * facts share a line; a number is never cut from its unit.
 */
export function shortenFact(name: string, value: string, isFirst = true): string | null {
  const space = MAX_LENGTH - name.length - 2
  const ends = [...value.matchAll(PART_END)].map(({ index }) => index)
  if (!isFirst && ends[0] !== undefined && ends[0] <= space) return value.slice(0, ends[0])
  if (value.length <= space) return value
  const end = ends.findLast((index) => index <= space)
  return end ? value.slice(0, end) : null
}

/** Nothing is shown when they do not come: the page of the product has them. */
export default function RowFacts({ id }: { id: number }) {
  const [facts, setFacts] = useState<ProductFacts['facts']>([])
  useEffect(() => {
    let isMounted = true
    loadKeyFacts(id).then(
      (loaded) => isMounted && setFacts(loaded),
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [id])
  const shown = facts.flatMap(({ name, value }, nth) => {
    const short = shortenFact(name, value, nth === 0)
    return short === null ? [] : [{ name, short }]
  })
  if (shown.length === 0) return null
  return (
    <ul aria-label="ویژگی‌های اصلی" className="row-facts">
      {shown.map(({ name, short }) => (
        <li key={name}>
          <span className="text-ink-500">{name}:</span> <MixedText>{short}</MixedText>
        </li>
      ))}
    </ul>
  )
}
