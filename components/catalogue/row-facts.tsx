import { useEffect, useState } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { loadKeyFacts } from '@/lib/client/queries/key-facts'
import type { ProductFacts } from '@/lib/contract/catalogue/key-facts'

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
  if (facts.length === 0) return null
  return (
    <ul aria-label="ویژگی‌های اصلی" className="row-facts">
      {facts.map(({ name, value }) => (
        <li key={name}>
          <span className="text-ink-500">{name}:</span> <MixedText>{value}</MixedText>
        </li>
      ))}
    </ul>
  )
}
