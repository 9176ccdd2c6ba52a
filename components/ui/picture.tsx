import type { ComponentProps } from 'react'
import { preload } from 'react-dom'

type PictureProps = ComponentProps<'img'> & {
  /** Among the first on a page, where waiting for a turn would be seen. */
  isPriority?: boolean
  /** The same picture as AVIF, for the browsers that read it. */
  avifSet?: string | undefined
}

/** A plain img: the sizes are stored as files already, and next/image costs script and markup each time. */
export function Picture({ isPriority = false, alt = '', avifSet, ...rest }: PictureProps) {
  const { src, srcSet, sizes, ...img } = rest
  // Also in the router's payload, so that a page fetched ahead brings its first pictures along.
  if (isPriority && typeof src === 'string') preloadPicture({ src, srcSet, avifSet, sizes })
  const image = (
    <img
      alt={alt}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      // Painted with what stands around it, not a frame after that.
      decoding={isPriority ? 'sync' : 'async'}
      src={src}
      {...(srcSet !== undefined && { srcSet, sizes })}
      {...img}
    />
  )
  if (!avifSet) return image
  return (
    <picture>
      <source type="image/avif" srcSet={avifSet} sizes={sizes} />
      {image}
    </picture>
  )
}

type PreloadedPicture = Pick<PictureProps, 'srcSet' | 'sizes' | 'avifSet'> & { src: string }

/** A browser that reads no AVIF leaves the preload of one alone. */
export function preloadPicture({ src, srcSet, sizes, avifSet }: PreloadedPicture): void {
  preload(src, {
    as: 'image',
    imageSrcSet: avifSet ?? srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(avifSet && { type: 'image/avif' }),
  })
}
