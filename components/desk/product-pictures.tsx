'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { PictureIcon } from '@/components/ui/account-icons'
import { cn } from '@/components/ui/cn'
import { CloseIcon, PlusIcon, RetryIcon, StarIcon, TrashIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { persianDigits } from '@/lib/persian/digits'
import { responsiveImage } from '@/lib/picture-urls'
import { DeskButton } from './desk-button'
import { CropIcon } from './desk-icons'
import { KeyHint } from './key-hint'
import { PictureCropDialog } from './picture-crop-dialog'
import type { DraftPicture } from './product-draft'
import { usePictureUploads } from './use-picture-uploads'

type ProductPicturesProps = {
  pictures: readonly DraftPicture[]
  colours: readonly string[]
  onUpdate: (update: (pictures: readonly DraftPicture[]) => DraftPicture[]) => void
  error: string | undefined
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif'

/** Before another one, or at the end of a colour. */
function movePicture(
  pictures: readonly DraftPicture[],
  id: number,
  to: { before: number | null; colour: string | null },
): DraftPicture[] {
  const moved = pictures.find((one) => one.id === id)
  if (moved === undefined || to.before === id) return [...pictures]
  const others = pictures.filter((one) => one.id !== id)
  const at = others.findIndex((one) => one.id === to.before)
  const index = at < 0 ? others.findLastIndex(({ colour }) => colour === to.colour) + 1 : at
  const target = at < 0 && index === 0 ? others.length : index
  return [...others.slice(0, target), { ...moved, colour: to.colour }, ...others.slice(target)]
}

export function ProductPictures({ pictures, colours, onUpdate, error }: ProductPicturesProps) {
  const id = useId()
  const [dragged, setDragged] = useState<number | null>(null)
  const [cropped, setCropped] = useState<DraftPicture | null>(null)
  const { uploads, start, retry, drop } = usePictureUploads((picture) =>
    onUpdate((before) => [...before, picture]),
  )
  const strays = pictures.flatMap(({ colour }) =>
    colour !== null && !colours.includes(colour) ? colour : [],
  )
  const groups: (string | null)[] = [...colours, ...new Set(strays), null]
  const step = (picture: DraftPicture, by: 1 | -1) =>
    onUpdate((before) => {
      const own = before.filter(({ colour }) => colour === picture.colour)
      const other = own[own.findIndex((one) => one.id === picture.id) + by]
      if (other === undefined) return [...before]
      return before.map((one) =>
        one.id === picture.id ? other : one.id === other.id ? picture : one,
      )
    })
  return (
    <section className="desk-card scroll-mt-3" aria-labelledby={id} id="pictures">
      <header>
        <h2 id={id} className="text-[14px] font-bold">
          تصویرها
        </h2>
        <span className="text-note text-[12px]">
          بکشید تا جابه‌جا شود؛ اولین تصویر روی کارت کالا می‌آید
        </span>
        <span className="text-note ms-auto inline-flex items-center gap-1.5 text-[12px] phone:hidden">
          جابه‌جایی
          <KeyHint keys="Alt+ArrowUp" />
          <KeyHint keys="Alt+ArrowDown" />
        </span>
      </header>
      <div className="grid gap-1 p-3.5">
        {groups.map((colour) => (
          <PictureGroup
            key={colour ?? ''}
            title={colour ?? (colours.length > 0 ? 'همهٔ رنگ‌ها' : 'کالا')}
            pictures={pictures.filter((one) => one.colour === colour)}
            face={pictures[0]?.id}
            onFiles={(files) => void start(files, colour)}
            onDropPicture={(before) => {
              if (dragged !== null) {
                onUpdate((all) => movePicture(all, dragged, { before, colour }))
              }
              setDragged(null)
            }}
            onDrag={setDragged}
            onStep={step}
            onFace={(picture) =>
              onUpdate((all) => [picture, ...all.filter((one) => one.id !== picture.id)])
            }
            onAlt={(picture, alt) =>
              onUpdate((all) => all.map((one) => (one.id === picture.id ? { ...one, alt } : one)))
            }
            onRemove={(picture) => onUpdate((all) => all.filter((one) => one.id !== picture.id))}
            onCrop={setCropped}
          />
        ))}
        {cropped && (
          <PictureCropDialog
            picture={cropped}
            onClose={() => setCropped(null)}
            onCropped={(made) =>
              onUpdate((all) => all.map((one) => (one.id === cropped.id ? made : one)))
            }
          />
        )}
        {uploads.map((upload) => (
          <div
            key={upload.key}
            role={upload.reason ? 'alert' : 'status'}
            className={cn(
              'flex flex-wrap items-center gap-2 rounded-lg px-3 py-1.5',
              upload.reason ? 'bg-late-bg text-late-ink' : 'bg-sunk text-note',
            )}
          >
            <span className="min-w-0 flex-1 truncate">
              <bdi>{upload.file.name}</bdi>
              {upload.reason
                ? `: ${upload.reason}`
                : ` · ${persianDigits(Math.round(upload.share * 100))}٪`}
            </span>
            {upload.reason && (
              <DeskButton onClick={() => retry(upload)}>
                <RetryIcon size={16} />
                دوباره
              </DeskButton>
            )}
            {upload.reason && (
              <DeskButton
                variant="plain"
                aria-label={`کنار گذاشتن ${upload.file.name}`}
                onClick={() => drop(upload.key)}
              >
                <CloseIcon size={16} />
              </DeskButton>
            )}
          </div>
        ))}
        {error && (
          <p role="alert" className="text-late-ink text-[12px]">
            {error}
          </p>
        )}
      </div>
    </section>
  )
}

type PictureGroupProps = {
  title: string
  pictures: readonly DraftPicture[]
  face: number | undefined
  onFiles: (files: File[]) => void
  onDropPicture: (before: number | null) => void
  onDrag: (id: number | null) => void
  onStep: (picture: DraftPicture, by: 1 | -1) => void
  onFace: (picture: DraftPicture) => void
  onAlt: (picture: DraftPicture, alt: string) => void
  onRemove: (picture: DraftPicture) => void
  onCrop: (picture: DraftPicture) => void
}

function PictureGroup(props: PictureGroupProps) {
  const { title, pictures, face, onFiles, onDropPicture } = props
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  return (
    <div
      role="group"
      aria-label={`تصویرهای ${title}`}
      className={cn(
        'grid grid-cols-[88px_minmax(0,1fr)] items-start gap-3 rounded-[10px] p-2 phone:grid-cols-1',
        isOver && 'bg-acting-bg outline-acting outline-dashed outline-2',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        const files = [...event.dataTransfer.files].filter(({ type }) => type.startsWith('image/'))
        if (files.length > 0) onFiles(files)
        else onDropPicture(null)
      }}
    >
      <span className="pt-1 font-medium">
        <MixedText>{title}</MixedText>
        <span className="text-note block text-[12px] font-normal">
          {pictures.length > 0 ? `${persianDigits(pictures.length)} تصویر` : 'بی‌تصویر'}
        </span>
      </span>
      <ul className="flex flex-wrap gap-2.5">
        {pictures.map((picture) => (
          <PictureTile key={picture.id} {...props} picture={picture} isFace={picture.id === face} />
        ))}
        <li>
          <button
            type="button"
            className="text-note border-field hover:border-acting hover:text-acting-ink grid size-[92px] place-content-center justify-items-center gap-1 rounded-xl border border-dashed text-[12px]"
            aria-label={`افزودن تصویر به ${title}`}
            onClick={() => input.current?.click()}
          >
            <PlusIcon size={18} />
            بیندازید یا انتخاب کنید
          </button>
          <input
            ref={input}
            type="file"
            className="sr-only"
            tabIndex={-1}
            aria-label={`فایل تصویرهای ${title}`}
            accept={ACCEPTED}
            multiple
            onChange={({ target }) => {
              onFiles([...(target.files ?? [])])
              target.value = ''
            }}
          />
        </li>
      </ul>
    </div>
  )
}

type PictureTileProps = PictureGroupProps & { picture: DraftPicture; isFace: boolean }

const small =
  'text-note hover:bg-hover grid size-6 place-items-center rounded-md phone:size-9 disabled:opacity-40'

function PictureTile(props: PictureTileProps) {
  const { picture, isFace, title, pictures, onDrag, onDropPicture, onStep } = props
  const at = pictures.indexOf(picture) + 1
  const name = `تصویر ${persianDigits(at)} ${title}`
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : null
    if (!event.altKey || by === null) return
    event.preventDefault()
    event.stopPropagation()
    onStep(picture, by)
  }
  return (
    <li className="grid w-[92px] gap-1" onKeyDown={handleKeyDown}>
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
          sizes="92px"
          alt={picture.alt || name}
          width={92}
          height={92}
          draggable={false}
          className="size-[92px] rounded-xl border border-line bg-white object-contain"
        />
        <button
          type="button"
          className="hover:bg-hover absolute end-1 top-1 grid size-6 place-items-center rounded-md border border-line bg-paper text-ink-700 phone:size-9"
          aria-label={`برش ${name}`}
          title="برش"
          onClick={() => props.onCrop(picture)}
        >
          <CropIcon size={14} />
        </button>
        {isFace && (
          <span className="bg-solid absolute bottom-1 start-1 rounded-md px-1.5 text-[11px] font-semibold leading-5 text-white">
            اصلی
          </span>
        )}
      </span>
      <input
        className="desk-field !h-7 !px-1.5 !text-[12px] phone:!h-11"
        aria-label={`متن جایگزین ${name}`}
        placeholder="متن جایگزین"
        value={picture.alt}
        maxLength={200}
        onChange={({ target }) => props.onAlt(picture, target.value)}
      />
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

export function NoPicture() {
  return (
    <span className="bg-sunk text-note grid aspect-square place-items-center rounded-xl">
      <PictureIcon size={28} />
    </span>
  )
}
