import type { KeyboardEvent } from 'react'
import { cn } from '@/components/ui/cn'
import { StarIcon } from '@/components/ui/icons'
import { TrashIcon } from '@/components/ui/page-icons'
import { Picture } from '@/components/ui/picture'
import { persianDigits } from '@/lib/persian/digits'
import { responsiveImage } from '@/lib/picture-urls'
import { CropIcon } from '../ui/desk-icons'
import type { DraftPicture } from './product-draft'

/** As «تصویر ۲ سفید». */
export const nameOf = (picture: DraftPicture, pictures: readonly DraftPicture[], title: string) =>
  `تصویر ${persianDigits(pictures.indexOf(picture) + 1)} ${title}`

type PictureTileProps = {
  title: string
  pictures: readonly DraftPicture[]
  onDropPicture: (before: number | null) => void
  onDrag: (id: number | null) => void
  onStep: (picture: DraftPicture, by: 1 | -1) => void
  onFace: (picture: DraftPicture) => void
  onRemove: (picture: DraftPicture) => void
  onCrop: (picture: DraftPicture) => void
  picture: DraftPicture
  isFace: boolean
  panelId: string
  isDescribed: boolean
  onDescribe: () => void
}

const small =
  'text-note hover:bg-hover grid size-6 place-items-center rounded-md phone:size-9 disabled:opacity-40'

/** A picture with what can be done to it, by hand and by key. */
export function PictureTile(props: PictureTileProps) {
  const { picture, isFace, title, pictures, onDrag, onDropPicture, onStep } = props
  const at = pictures.indexOf(picture) + 1
  const name = nameOf(picture, pictures, title)
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : null
    if (!event.altKey || by === null) return
    event.preventDefault()
    event.stopPropagation()
    onStep(picture, by)
  }
  return (
    <li className="grid min-w-0 gap-1" onKeyDown={handleKeyDown}>
      <span
        draggable
        className="bg-sunk relative block cursor-grab active:cursor-grabbing"
        onDragStart={() => onDrag(picture.id)}
        onDragEnd={() => onDrag(null)}
        onDrop={(event) => {
          if (event.dataTransfer.files.length > 0) return
          event.preventDefault()
          event.stopPropagation()
          onDropPicture(picture.id)
        }}
      >
        <Picture
          {...responsiveImage(picture.url)}
          sizes="160px"
          alt={name}
          width={104}
          height={104}
          draggable={false}
          className="bg-picture aspect-square h-auto w-full rounded-xl border border-line object-contain"
        />
        {isFace && (
          <span className="bg-solid absolute bottom-1 start-1 rounded-md px-1.5 text-[11px] font-semibold leading-5 text-white">
            اصلی
          </span>
        )}
      </span>
      <button
        type="button"
        aria-expanded={props.isDescribed}
        aria-controls={props.isDescribed ? props.panelId : undefined}
        aria-label={
          picture.alt === ''
            ? `متن جایگزین ${name}، نوشته نشده`
            : `${picture.alt}، متن جایگزین ${name}`
        }
        className={cn(
          'border-field hover:border-acting h-7 truncate rounded-lg border px-1.5 text-start text-[12px] phone:h-11',
          picture.alt === '' && 'text-note',
          props.isDescribed && 'border-acting bg-acting-bg',
        )}
        onClick={props.onDescribe}
      >
        {picture.alt || 'متن جایگزین'}
      </button>
      <span className="flex justify-between">
        <button
          type="button"
          className={small}
          aria-label={`اصلی شدن ${name}`}
          title="تصویر اصلی"
          disabled={isFace}
          onClick={() => props.onFace(picture)}
        >
          <StarIcon size={14} />
        </button>
        <button
          type="button"
          className={small}
          aria-label={`پیش‌تر بردن ${name}`}
          title="پیش‌تر"
          disabled={at === 1}
          onClick={() => onStep(picture, -1)}
        >
          <span aria-hidden="true">→</span>
        </button>
        <button
          type="button"
          className={small}
          aria-label={`برش ${name}`}
          title="برش"
          onClick={() => props.onCrop(picture)}
        >
          <CropIcon size={14} />
        </button>
        <button
          type="button"
          className={small}
          aria-label={`برداشتن ${name}`}
          title="برداشتن"
          onClick={() => props.onRemove(picture)}
        >
          <TrashIcon size={14} />
        </button>
      </span>
    </li>
  )
}
