import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/** Coming into view is no wish to go: what lies behind a link is fetched when one turns to it. */
export default function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />
}
