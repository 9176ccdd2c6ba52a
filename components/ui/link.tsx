import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/** Not prefetched in view; `prefetchOnIntent` does it on hover, focus or touch. */
export default function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />
}
