'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { InfoIcon, TrashIcon } from '@/components/ui/icons'
import { IconButton } from '@/components/ui/icon-button'
import { latePart } from '@/components/ui/late-part'
import { TextField } from '@/components/ui/text-field'
import { ShareButton } from '@/components/ui/share-button'
import { Tooltip } from '@/components/ui/tooltip'
import { Sample } from './section'

const Dialog = latePart(async () => ({ default: (await import('@/components/ui/dialog')).Dialog }))
const Drawer = latePart(async () => ({ default: (await import('@/components/ui/drawer')).Drawer }))
const Sheet = latePart(async () => ({
  default: (await import('@/components/ui/bottom-sheet')).BottomSheet,
}))
const Menu = latePart(async () => ({ default: (await import('@/components/ui/menu')).Menu }))

type Open = 'dialog' | 'start' | 'end' | 'sheet' | null

const ITEMS = [
  { label: 'ویرایش نشانی', href: '#overlays' },
  { label: 'نشانی پیش‌فرض' },
  { label: 'انتقال به کیف پول', disabled: true },
  { label: 'حذف نشانی', danger: true, icon: <TrashIcon size={18} /> },
]

export function Overlays() {
  const [open, setOpen] = useState<Open>(null)
  const follow = (next: boolean) => !next && setOpen(null)
  const drawer = { title: 'دسته‌بندی کالاها', onOpenChange: follow }
  return (
    <Sample name="پنجره‌ها، فهرست بازشو و راهنما">
      <Button variant="ghost" onClick={() => setOpen('dialog')}>
        پنجره
      </Button>
      <Button variant="ghost" onClick={() => setOpen('start')}>
        کشوی آغاز
      </Button>
      <Button variant="ghost" onClick={() => setOpen('end')}>
        کشوی پایان
      </Button>
      <Button variant="ghost" onClick={() => setOpen('sheet')}>
        برگهٔ پایین
      </Button>
      <Menu trigger={<Button variant="ghost">گزینه‌های نشانی</Button>} items={ITEMS} />
      <ShareButton title="ویترین" path="/" />
      <Tooltip text="تا ۷ روز پس از تحویل می‌توانید کالا را بازگردانید.">
        <IconButton label="شرایط بازگشت">
          <InfoIcon />
        </IconButton>
      </Tooltip>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={follow}
        title="نشانی تازه"
        description="گیرنده می‌تواند کس دیگری باشد."
        footer={
          <>
            <Button onClick={() => setOpen(null)}>ذخیره</Button>
            <Button variant="ghost" onClick={() => setOpen(null)}>
              انصراف
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <TextField label="گیرنده" />
          <TextField label="نشانی پستی" />
        </div>
      </Dialog>
      <Drawer {...drawer} open={open === 'start'} side="start">
        موبایل، لپ‌تاپ، مد و پوشاک، خانه
      </Drawer>
      <Drawer {...drawer} open={open === 'end'} side="end">
        موبایل، لپ‌تاپ، مد و پوشاک، خانه
      </Drawer>
      <Sheet open={open === 'sheet'} onOpenChange={follow} title="مرتب‌سازی">
        <p>پرفروش‌ترین، تازه‌ترین، ارزان‌ترین</p>
      </Sheet>
    </Sample>
  )
}
