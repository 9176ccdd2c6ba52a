'use client'

import { useEffect } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { FormAlert } from '@/components/form/form-alert'
import { useApiForm } from '@/components/form/use-api-form'
import { useStoredDraft } from '@/components/form/use-draft'
import { Checkbox } from '@/components/ui/checkbox'
import { ChoiceChip } from '@/components/ui/chip'
import { RatingInput } from '@/components/ui/rating-input'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { sendComment, sendEditedComment } from '@/lib/client/queries/reviews'
import type { OwnComment } from '@/lib/contract/reviews/own-reviews'
import {
  MAX_COMMENT_LENGTH,
  MAX_TITLE_LENGTH,
  saveComment,
} from '@/lib/contract/reviews/write-reviews'
import {
  isBoolean,
  isId,
  isText,
  listOf,
  nullable,
  shape,
  type Guard,
} from '@/stores/storage-guards'
import { addOwnComment, forgetOwnReviews } from './own-reviews-store'
import { CommentPicturesField } from './comment-pictures-field'
import { PointsField } from './points-field'
import { ReadySentences } from './ready-sentences'
import { useCommentPictures } from './use-comment-pictures'
import { DraftNotice, toReviewFormError, type ReviewFormProps } from './review-form'

type CommentDraft = {
  product_id: number
  rate?: number | undefined
  title: string
  comment: string
  advantages: string[]
  disadvantages: string[]
  suggest: boolean | null
  anonymous: boolean
  /** The fields that are no values of the form. */
  pictures: readonly string[]
}

const isStars: Guard<number | undefined> = (value): value is number | undefined =>
  value === undefined || (isId(value) && value <= 5)

const isCommentDraft = shape<CommentDraft>({
  product_id: isId,
  rate: isStars,
  title: isText,
  comment: isText,
  advantages: listOf(isText),
  disadvantages: listOf(isText),
  suggest: nullable(isBoolean),
  anonymous: isBoolean,
  pictures: listOf(isText),
})

const createEmptyComment = (product_id: number, rate: number | undefined): CommentDraft => ({
  product_id,
  rate,
  title: '',
  comment: '',
  advantages: [],
  disadvantages: [],
  suggest: null,
  anonymous: false,
  pictures: [],
})

function draftOf(product_id: number, edited: OwnComment): CommentDraft {
  const { rate, title, comment, advantages, disadvantages, suggest, anonymous, pictures } = edited
  return {
    ...{ product_id, rate, title, comment, advantages, disadvantages, suggest },
    anonymous: anonymous === true,
    pictures: pictures.map(({ url }) => url),
  }
}

function isDraftWorthSaving(draft: CommentDraft): boolean {
  const { rate, title, comment, advantages, disadvantages, pictures } = draft
  const text = [title, comment, ...advantages, ...disadvantages].join('').trim()
  return rate !== undefined || text !== '' || pictures.length > 0
}

const suggestChoices = [
  { key: 'yes', value: true, label: 'پیشنهاد می‌کنم' },
  { key: 'no', value: false, label: 'پیشنهاد نمی‌کنم' },
  { key: 'unsure', value: null, label: 'مطمئن نیستم' },
] as const

type SuggestFieldProps = {
  value: boolean | null
  onChange: (value: boolean | null) => void
}

function SuggestField({ value, onChange }: SuggestFieldProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-md font-semibold">
        خرید این کالا را به دیگران پیشنهاد می‌کنید؟
      </legend>
      <div className="flex flex-wrap gap-2">
        {suggestChoices.map((choice) => (
          <ChoiceChip
            key={choice.key}
            name="suggest"
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          >
            {choice.label}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  )
}

const pointSides = [
  { side: 'advantages', label: 'خوبی‌ها', addLabel: 'افزودن به خوبی‌ها' },
  { side: 'disadvantages', label: 'کاستی‌ها', addLabel: 'افزودن به کاستی‌ها' },
] as const

type CommentFormProps = ReviewFormProps & {
  /** What was given already, with the press that opened the form. */
  rate?: number | undefined
  /** What is changed; else another is written. */
  edited?: OwnComment | undefined
}

export function CommentForm({ rate, ...props }: CommentFormProps) {
  const { productId, edited } = props
  const draftName = edited ? `comment-edit:${edited.id}` : `comment:${productId}`
  const draft = useStoredDraft(draftName, isCommentDraft)
  return (
    <>
      {draft.stored && <DraftNotice onDiscard={draft.discard} />}
      <CommentFields
        key={draft.stored ? 'stored' : 'new'}
        {...props}
        defaultValues={{
          ...(edited ? draftOf(productId, edited) : createEmptyComment(productId, rate)),
          ...draft.stored,
          ...(rate && { rate }),
        }}
        onSaveDraft={draft.save}
        onDiscardDraft={draft.discard}
      />
    </>
  )
}

const PICTURE_LOST = 'یکی از عکس‌ها نرسید؛ دوباره بیفزایید یا بدون آن ثبت کنید.'
class PictureLost extends Error {}

type CommentFieldsProps = ReviewFormProps & {
  edited?: OwnComment | undefined
  defaultValues: CommentDraft
  onSaveDraft: (draft: CommentDraft) => void
  onDiscardDraft: () => void
}

function CommentFields(props: CommentFieldsProps) {
  const { id, productId, edited, onBusyChange, onWait, onDone } = props
  const { pictures: stored, ...defaultValues } = props.defaultValues
  const attached = useCommentPictures(stored)
  const { onSaveDraft, onDiscardDraft } = props
  const { form, onSubmit, formError } = useApiForm(saveComment, {
    defaultValues,
    isGuarded: false,
    errorDisplay: 'alert',
    toError: (error) =>
      error instanceof PictureLost
        ? { field: null, message: error.message }
        : toReviewFormError(error),
    onOtherFieldErrors: (errors) => {
      const message = errors['pictures']?.[0]
      attached.setError(message)
      return message !== undefined
    },
    onBusyChange,
    onWait,
    submit: async (body) => {
      const before = attached.pictures.length + attached.waiting
      const pictures = await attached.sent()
      if (pictures.length < before) throw new PictureLost(PICTURE_LOST)
      if (edited) {
        const { product_id: _, ...fields } = body
        await sendEditedComment(edited.id, { ...fields, pictures })
        forgetOwnReviews(productId)
      } else {
        addOwnComment(productId, await sendComment({ ...body, pictures }))
      }
      onDiscardDraft()
      onDone()
    },
  })
  const { register, control, setValue, formState } = form
  const { errors } = formState
  const values = useWatch({ control })
  const { pictures } = attached
  const isAsItWas =
    edited !== undefined && !formState.isDirty && String(pictures) === String(stored)
  useEffect(() => {
    const draft = { ...values, pictures }
    if (!isAsItWas && isCommentDraft(draft) && isDraftWorthSaving(draft)) onSaveDraft(draft)
  }, [onSaveDraft, values, pictures, isAsItWas])
  return (
    <form id={id} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <Controller
        name="rate"
        control={control}
        render={({ field }) => (
          <RatingInput
            legend="امتیاز شما به این کالا"
            name={field.name}
            ref={(star) => {
              if (star?.value === '1') field.ref(star)
            }}
            defaultValue={defaultValues.rate}
            onChange={({ target }) => field.onChange(Number(target.value))}
            error={errors.rate?.message}
          />
        )}
      />
      <ReadySentences
        rate={values.rate}
        text={values.comment ?? ''}
        onChange={(text) =>
          setValue('comment', text, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }
      />
      <Textarea
        label="متن دیدگاه"
        placeholder="از تجربهٔ خود با این کالا بنویسید."
        rows={5}
        maxLength={MAX_COMMENT_LENGTH}
        defaultValue={defaultValues.comment}
        error={errors.comment?.message}
        {...register('comment')}
      />
      <TextField
        label="عنوان"
        isOptional
        maxLength={MAX_TITLE_LENGTH}
        error={errors.title?.message}
        {...register('title')}
      />
      {pointSides.map(({ side, ...labels }) => (
        <Controller
          key={side}
          name={side}
          control={control}
          render={({ field }) => (
            <PointsField
              side={side}
              {...labels}
              value={field.value ?? []}
              onChange={field.onChange}
              error={errors[side]?.message ?? errors[side]?.find?.((one) => one)?.message}
              inputRef={field.ref}
            />
          )}
        />
      ))}
      <Controller
        name="suggest"
        control={control}
        render={({ field }) => (
          <SuggestField value={field.value ?? null} onChange={field.onChange} />
        )}
      />
      <CommentPicturesField pictures={attached} />
      <Checkbox label="نام من نشان داده نشود" {...register('anonymous')} />
      <FormAlert error={formError} live="assertive" className="empty:-mt-5" />
    </form>
  )
}
