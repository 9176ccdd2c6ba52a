import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/** The same list in another order, and forms that ask a stranger to log in: nothing for a crawler. */
const NOT_FOR_CRAWLERS = /[?&](sort|next|product)=/

/** Not prefetched in view; `prefetchOnIntent` does it on hover, focus or touch. */
export default function Link(props: ComponentProps<typeof NextLink>) {
  const isHidden = typeof props.href === 'string' && NOT_FOR_CRAWLERS.test(props.href)
  return <NextLink prefetch={false} {...(isHidden && { rel: 'nofollow' })} {...props} />
}
