'use client'

import { useEffect, useState } from 'react'
import type { Heading } from '@/lib/seo/rich-text'

/** From far above the window to its upper part: what is in it has been reached, however far a jump goes. */
const REACHED_ZONE = '9999999px 0px -70% 0px'

/** Links to the headings; the last that was reached is marked. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const [currentId, setCurrentId] = useState<string>()

  useEffect(() => {
    const reached = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) reached.add(target.id)
          else reached.delete(target.id)
        }
        setCurrentId(headings.findLast(({ id }) => reached.has(id))?.id)
      },
      { rootMargin: REACHED_ZONE },
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
