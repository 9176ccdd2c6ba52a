'use client'

import { persianDigits } from '@/lib/persian/digits'
import { Picture } from './picture'

export type GalleryImage = {
  src: string
  srcSet?: string
  avifSet?: string
  alt: string
  width: number
  height: number
  /** What sets this picture apart from the others. */
  note?: string
}

type GalleryThumbnailsProps = {
  images: readonly GalleryImage[]
  shown: number
  onShow: (index: number) => void
}

export function GalleryThumbnails({ images, shown, onShow }: GalleryThumbnailsProps) {
  return (
    <ul className="fades-aside scrollbar-none -mx-1 mt-2 flex gap-2.5 overflow-x-auto p-1 print:hidden">
      {images.map(({ note: _, ...image }, index) => (
        <li key={image.src} className="shrink-0">
          <button
            type="button"
            aria-label={`تصویر ${persianDigits(index + 1)}`}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onShow(index)}
            className="stage relative block size-[72px] overflow-hidden rounded-control border-2 border-transparent hover:border-brand-300 aria-[current]:border-brand-600 phone:size-16"
          >
            <Picture
              {...image}
              alt=""
              sizes="72px"
              className="absolute inset-0 size-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
