import type { ComponentProps } from 'react'
import { preload } from 'react-dom'

type PictureProps = ComponentProps<'img'> & {
  /** Among the first on a page, where waiting for a turn would be seen. */
  isPriority?: boolean
}

/** A plain img: the sizes are stored as files already, and next/image costs script and markup each time. */
export function Picture({ isPriority = false, alt = '', ...rest }: PictureProps) {
  const { src, srcSet, sizes } = rest
  // Also in the router's payload, so that a page fetched ahead brings its first pictures along.
  if (isPriority && typeof src === 'string') {
    preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' })
  }
  return (
    <img
      alt={alt}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      {...rest}
    />
  )
}
