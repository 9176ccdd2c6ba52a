'use client'

import { useId, useRef, useState } from 'react'
import { PictureIcon } from '@/components/ui/account-icons'
import { cn } from '@/components/ui/cn'
import { CloseIcon, PlusIcon, RetryIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { persianDigits } from '@/lib/persian/digits'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { KeyHint } from '../ui/key-hint'
import { PictureCropDialog } from './picture-crop-dialog'
import type { DraftPicture } from './product-draft'
import { nameOf, PictureTile } from './product-picture-tile'
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
          {pictures.length > 0
            ? 'بکشید تا جابه‌جا شود؛ اولین تصویر روی کارت کالا می‌آید'
            : 'فایل‌ها را این‌جا بیندازید؛ اولین تصویر روی کارت کالا می‌آید'}
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
  const [described, setDescribed] = useState<number | null>(null)
  const chosen = pictures.find(({ id }) => id === described)
  const panelId = useId()
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
      <ul className="grid grid-cols-[repeat(auto-fill,104px)] items-start gap-2.5 phone:grid-cols-2 phone:gap-3">
        {pictures.map((picture) => (
          <PictureTile
            key={picture.id}
            {...props}
            picture={picture}
            isFace={picture.id === face}
            panelId={panelId}
            isDescribed={picture === chosen}
            onDescribe={() => setDescribed(picture === chosen ? null : picture.id)}
          />
        ))}
        <li>
          <button
            type="button"
            className="text-note border-field hover:border-acting hover:text-acting-ink grid aspect-square w-full place-content-center justify-items-center gap-1 rounded-xl border border-dashed px-3 text-center text-[12px]"
            aria-label={`افزودن تصویر به ${title}`}
            onClick={() => input.current?.click()}
          >
            <PlusIcon size={18} />
            افزودن تصویر
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
      {chosen && (
        <div id={panelId} className="col-span-full rounded-[10px] border border-line p-3">
          <DeskField
            label={`متن جایگزین ${nameOf(chosen, pictures, title)}`}
            hint="آنچه در تصویر دیده می‌شود، برای کسی که آن را نمی‌بیند و برای جستجوگرها."
          >
            {(control) => (
              <textarea
                {...control}
                key={chosen.id}
                rows={2}
                // It was opened to be written in.
                ref={(field) => field?.focus()}
                className="desk-field"
                value={chosen.alt}
                maxLength={200}
                onChange={({ target }) => props.onAlt(chosen, target.value)}
              />
            )}
          </DeskField>
        </div>
      )}
    </div>
  )
}

export function NoPicture() {
  return (
    <span className="bg-sunk text-note grid aspect-square place-items-center rounded-xl">
      <PictureIcon size={28} />
    </span>
  )
}
