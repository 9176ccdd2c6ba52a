import type { ComponentProps } from 'react'

type PictureProps = ComponentProps<'img'> & {
  /** Among the first on a page, where waiting for a turn would be seen. */
  early?: boolean
}

/** A plain img: the sizes are stored as files already, and next/image costs script and markup each time. */
export function Picture({ early = false, alt = '', ...rest }: PictureProps) {
  return (
    <img
      alt={alt}
      loading={early ? 'eager' : 'lazy'}
      fetchPriority={early ? 'high' : undefined}
      decoding="async"
      {...rest}
    />
  )
}
