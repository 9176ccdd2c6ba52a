'use client'

import { MixedText } from '@/components/ui/mixed-text'
import { Dialog } from '@/components/ui/modal'
import type { DeskProduct } from '@/lib/contract/desk/products'
import { persianDigits } from '@/lib/persian/digits'
import { DeskButton } from '../ui/desk-button'
import { draftOf, isBelowCost, type DraftVariant, type ProductDraft } from './product-draft'
import { nameOfVariant } from './variant-table'

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

/** What shoppers could buy from this save on for less than the shop paid, and could not before. */
export function findBelowCost(draft: ProductDraft, read: DeskProduct | null): DraftVariant[] {
  const isPublic = draft.status === 'published' || draft.status === 'coming_soon'
  const isNew = isGoingPublic(draft, read)
  if (!isPublic && !isNew) return []
  const before = isNew ? [] : draftOf(read).variants.filter(isBelowCost)
  const known = new Set(before.map(({ key }) => key))
  return draft.variants.filter((one) => isBelowCost(one) && !known.has(one.key))
}

const SHOWN = 6

type PublishQuestionProps = {
  lacks: readonly LackingSection[]
  belowCost: readonly DraftVariant[]
  onPublish: () => void
  onClose: () => void
}

/** Once, before shoppers see what lacks something or costs less than the shop paid. */
export function PublishQuestion(props: PublishQuestionProps) {
  const { lacks, belowCost, onPublish, onClose } = props
  const isCheap = belowCost.length > 0
  const first = isCheap ? 'variants' : lacks[0]
  const what = [...(isCheap ? ['ارزان‌تر از بهای خرید'] : []), ...lacks.map((lack) => LACKS[lack])]
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${what.join(' و ')}؛ باز هم منتشر شود؟`}
      description={
        lacks.length > 0 &&
        'خریدار صفحه‌ای نیمه‌کاره می‌بیند و در جستجو کمتر پیدا می‌شود. تا کامل شود می‌تواند پیش‌نویس بماند.'
      }
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
            {isCheap ? 'اصلاح می‌کنم' : 'کامل می‌کنم'}
          </DeskButton>
        </>
      }
    >
      {isCheap && (
        <p>
          قیمت {persianDigits(belowCost.length)} تنوع کمتر از بهای خرید آن است:{' '}
          <MixedText>{belowCost.slice(0, SHOWN).map(nameOfVariant).join('، ')}</MixedText>
          {belowCost.length > SHOWN && ` و ${persianDigits(belowCost.length - SHOWN)} تنوع دیگر`}.
        </p>
      )}
    </Dialog>
  )
}
