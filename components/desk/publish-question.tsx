'use client'

import { Dialog } from '@/components/ui/modal'
import type { DeskProduct } from '@/lib/contract/desk/products'
import { DeskButton } from './desk-button'
import type { ProductDraft } from './product-draft'

const LACKS = { pictures: 'بی‌تصویر', description: 'بی‌توضیح' } as const
export type LackingSection = keyof typeof LACKS

const isBlank = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .trim() === ''

/** What shoppers would look for in vain; attributes that are required are refused by the shop itself. */
export function findLacks({
  pictures,
  description,
}: Pick<ProductDraft, 'pictures' | 'description'>): LackingSection[] {
  return [
    ...(pictures.length === 0 ? (['pictures'] as const) : []),
    ...(isBlank(description) ? (['description'] as const) : []),
  ]
}

/** Whether shoppers would see it from this save on, now or at its hour. */
export function isGoingPublic(draft: ProductDraft, read: DeskProduct | null): boolean {
  if (draft.status === 'hidden') {
    return draft.publish_at !== null && draft.publish_at !== read?.publish_at
  }
  return draft.status !== 'removed' && draft.status !== read?.status
}

type PublishQuestionProps = {
  lacks: readonly LackingSection[]
  onPublish: () => void
  onClose: () => void
}

/** Once, before shoppers see what lacks something. */
export function PublishQuestion({ lacks, onPublish, onClose }: PublishQuestionProps) {
  const [first] = lacks
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${lacks.map((lack) => LACKS[lack]).join(' و ')}؛ باز هم منتشر شود؟`}
      description="خریدار صفحه‌ای نیمه‌کاره می‌بیند و در جستجو کمتر پیدا می‌شود. تا کامل شود می‌تواند پیش‌نویس بماند."
      footer={
        <>
          <DeskButton variant="primary" onClick={onPublish}>
            باز هم منتشر شود
          </DeskButton>
          <DeskButton
            onClick={() => {
              onClose()
              // Once the dialog has given the page back.
              if (first) {
                requestAnimationFrame(() =>
                  document.getElementById(first)?.scrollIntoView({ block: 'start' }),
                )
              }
            }}
          >
            کامل می‌کنم
          </DeskButton>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
