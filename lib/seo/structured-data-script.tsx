'use client'

import { findStructuredData } from './held-structured-data'

/** Its text goes into the markup alone, not into what the browser makes the page of: only search engines read it. */
export function StructuredDataScript({ id }: { id: string }) {
  const text =
    typeof document === 'undefined'
      ? findStructuredData(id)
      : document.getElementById(id)?.textContent
  return (
    <script
      id={id}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text ?? '' }}
    />
  )
}
