'use client'

import { useEffect, useState } from 'react'
import type { Heading } from '@/lib/seo/rich-text'

/** Where a heading counts as being read: the upper part of the window. */
const READING_ZONE = '-15% 0px -70% 0px'

/** Links to the headings; the one being read is marked. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const [currentId, setCurrentId] = useState<string>()

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrentId(entered.target.id)
      },
      { rootMargin: READING_ZONE },
    )
    for (const { id } of headings) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [headings])

  return (
    <ul className="border-s border-line">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === currentId ? 'location' : undefined}
            className="-ms-px block border-s-2 border-transparent py-1.5 ps-3.5 text-sm text-ink-500 hover:text-brand-700 aria-[current]:border-brand-600 aria-[current]:font-semibold aria-[current]:text-brand-700"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
