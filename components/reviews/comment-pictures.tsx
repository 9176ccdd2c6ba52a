'use client'

import { useState, type MouseEvent } from 'react'
import { lazyComponent, useLazyOpen } from '@/components/ui/lazy-component'
import { Picture } from '@/components/ui/picture'
import type { CommentPicture } from '@/lib/contract/reviews/product-reviews'
import { persianDigits } from '@/lib/persian/digits'
import { responsiveImage } from '@/lib/picture-urls'

const ZoomDialog = lazyComponent(async () => ({
  default: (await import('@/components/ui/zoom-dialog')).ZoomDialog,
}))

type CommentPicturesProps = { author: string; pictures: readonly CommentPicture[] }

/** Small ones that open whole: above the page, or without a script as a page of their own. */
export function CommentPictures({ author, pictures }: CommentPicturesProps) {
  const [start, setStart] = useState(0)
  const zoom = useLazyOpen()
  const label = `عکس‌های ${author}`
  const altOf = (index: number) => `عکس ${persianDigits(index + 1)} از ${author}`
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setStart(index)
    zoom.show()
  }
  return (
    <>
      <ul aria-label={label} className="mt-3 flex flex-wrap gap-2">
        {pictures.map(({ url }, index) => (
          <li key={url}>
            <a
              href={url}
              className="block overflow-hidden rounded-control"
              onClick={(event) => open(event, index)}
            >
              <Picture
                {...responsiveImage(url)}
                sizes="72px"
                alt={altOf(index)}
                width={72}
                height={72}
                className="stage size-[72px] object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {zoom.isRendered && (
        <ZoomDialog
          {...zoom.props}
          images={pictures.map(({ url, ...size }, index) => ({
            ...responsiveImage(url),
            ...size,
            alt: altOf(index),
          }))}
          start={start}
          label={label}
        />
      )}
    </>
  )
}
