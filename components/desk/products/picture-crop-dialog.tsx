'use client'

import { useRef, useState } from 'react'
import { Dialog } from '@/components/ui/modal'
import { PictureCrop, type Crop } from '@/components/ui/picture-crop'
import { sendPicture } from '@/lib/client/desk/products'
import { DeskButton } from '../ui/desk-button'
import type { DraftPicture } from './product-draft'
import { useDeskMutation } from '../ui/use-desk-mutation'

const RATIOS = [
  { title: 'مربع', ratio: 1 },
  { title: 'ایستاده', ratio: 3 / 4 },
  { title: 'خوابیده', ratio: 4 / 3 },
] as const

async function cropOnServer(url: string, crop: Crop) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`the picture answered ${answer.status}`)
  return sendPicture(await answer.blob(), () => {}, crop)
}

type PictureCropDialogProps = {
  picture: DraftPicture
  onClose: () => void
  /** The part that was chosen, encoded anew; it stands in the place of the whole. */
  onCropped: (picture: DraftPicture) => void
}

export function PictureCropDialog({ picture, onClose, onCropped }: PictureCropDialogProps) {
  const [ratio, setRatio] = useState<number>(1)
  const crop = useRef<Crop | null>(null)
  const cropping = useDeskMutation({
    send: (chosen: Crop) => cropOnServer(picture.url, chosen),
    done: () => 'برش خورد؛ با ذخیرهٔ کالا جای عکس پیشین را می‌گیرد.',
    onDone: (made) => {
      onCropped({ ...picture, ...made })
      onClose()
    },
  })
  const error = cropping.fieldError('image')
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="برش عکس"
      size="sm"
      footer={
        <>
          <DeskButton
            variant="primary"
            isBusy={cropping.isBusy}
            onClick={() => crop.current && cropping.run(crop.current)}
          >
            برش
          </DeskButton>
          <DeskButton onClick={onClose}>انصراف</DeskButton>
        </>
      }
    >
      <div className="grid gap-3">
        <div role="group" aria-label="نسبت" className="flex flex-wrap gap-1.5">
          {RATIOS.map((one) => (
            <DeskButton
              key={one.title}
              aria-pressed={one.ratio === ratio}
              className={
                one.ratio === ratio ? 'bg-acting-bg border-acting-edge text-acting-ink' : undefined
              }
              onClick={() => setRatio(one.ratio)}
            >
              {one.title}
            </DeskButton>
          ))}
        </div>
        <PictureCrop
          key={ratio}
          src={picture.url}
          ratio={ratio}
          onCrop={(cut) => (crop.current = cut)}
        />
        {error && (
          <p role="alert" className="text-late-ink text-[12px]">
            {error}
          </p>
        )}
      </div>
    </Dialog>
  )
}
