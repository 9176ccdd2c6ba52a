import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/** The same list in another order, and forms that ask a stranger to log in: nothing for a crawler. */
const NOT_FOR_CRAWLERS = /[?&](sort|next|product)=/

const ENCODED_LETTERS = /(?:%D[89AB]%[89AB][\dA-F])+/g

/**
 * For the markup: a Persian letter takes six bytes where it is encoded and two where it is not. The browser
 * encodes it again, so that the address that is asked for stays the same.
 */
export function compactHref(href: string): string {
  return href.replace(ENCODED_LETTERS, decodeURIComponent)
}

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
