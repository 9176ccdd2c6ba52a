import NextLink from 'next/link'
import type { ComponentProps } from 'react'
import { compactHref } from '@/lib/paths'

/** The same list in another order, and forms that ask a stranger to log in: nothing for a crawler. */
const NOT_FOR_CRAWLERS = /[?&](sort|next|product)=/

/** Not prefetched in view; `prefetchOnIntent` does it on hover, focus or touch. */
export default function Link(props: ComponentProps<typeof NextLink>) {
  const { href, rel = '' } = props
  const isHidden = typeof href === 'string' && NOT_FOR_CRAWLERS.test(href)
  return (
    <NextLink
      prefetch={false}
      {...props}
      {...(isHidden && { rel: `${rel} nofollow`.trim() })}
      href={typeof href === 'string' ? compactHref(href) : href}
    />
  )
}
