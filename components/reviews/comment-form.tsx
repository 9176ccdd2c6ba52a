'use client'

import { useEffect } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { Checkbox } from '@/components/ui/checkbox'
import { RatingInput } from '@/components/ui/rating-input'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { formResolver } from '@/components/form/form-resolver'
import { sendComment, type CommentInput } from '@/lib/client/queries/own-reviews'
import type { CallParsed } from '@/lib/contract/call'
import {
  MAX_COMMENT_LENGTH,
  MAX_TITLE_LENGTH,
  saveComment,
} from '@/lib/contract/reviews/write-reviews'
import { ChoiceChip } from '@/components/ui/chip'
import { DraftNote, type ReviewDraft, useReviewDraft } from './review-draft'
import { FormAlert, useSubmitReview } from './use-submit-review'
import { addOwnComment } from './own-reviews-store'
import { PointsField } from './points-field'

const commentDraftSchema = z.object({
  product_id: z.int(),
  rate: z.int().min(1).max(5).optional(),
  title: z.string(),
  comment: z.string(),
  advantages: z.array(z.string()),
  disadvantages: z.array(z.string()),
  suggest: z.boolean().nullable(),
  anonymous: z.boolean(),
})
type CommentDraft = z.output<typeof commentDraftSchema>

const createEmptyComment = (product_id: number): CommentDraft => ({
  product_id,
  title: '',
  comment: '',
  advantages: [],
  disadvantages: [],
  suggest: null,
  anonymous: false,
})

function isDraftWorthSaving(draft: CommentDraft): boolean {
  const { rate, title, comment, advantages, disadvantages } = draft
  const words = [title, comment, ...advantages, ...disadvantages].join('').trim()
  return rate !== undefined || words !== ''
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

export type ReviewFormProps = {
  id: string
  productId: number
  onBusy: (busy: boolean) => void
  onDone: () => void
}

const shownFields = ['rate', 'title', 'comment', 'advantages', 'disadvantages'] as const
const pointSides = [
  { side: 'advantages', label: 'خوبی‌ها', add: 'افزودن به خوبی‌ها' },
  { side: 'disadvantages', label: 'کاستی‌ها', add: 'افزودن به کاستی‌ها' },
] as const

export function CommentForm(props: ReviewFormProps) {
  const { productId } = props
  const { draft, kept, forget } = useReviewDraft(`comment:${productId}`, commentDraftSchema)
  return (
    <>
      {kept && <DraftNote onDrop={forget} />}
      <CommentFields
        key={kept ? 'kept' : 'new'}
        {...props}
        draft={draft}
        start={kept ?? createEmptyComment(productId)}
      />
    </>
  )
}

type ParsedComment = CallParsed<typeof saveComment>['body']
type CommentFieldsProps = ReviewFormProps & {
  draft: ReviewDraft<CommentDraft>
  start: CommentDraft
}

function CommentFields({ id, productId, onBusy, onDone, draft, start }: CommentFieldsProps) {
  const { register, control, formState, handleSubmit, setError, setFocus } = useForm<
    CommentInput,
    unknown,
    ParsedComment
  >({
    resolver: formResolver(saveComment),
    defaultValues: start,
    shouldFocusError: false,
  })
  const { errors } = formState
  const values = useWatch({ control })
  useEffect(() => {
    const { data } = commentDraftSchema.safeParse(values)
    if (data && isDraftWorthSaving(data)) draft.save(data)
  }, [draft, values])
  const { trouble, submit } = useSubmitReview<CommentInput>({
    send: async (body) => {
      addOwnComment(productId, await sendComment(body))
      draft.discard()
      onDone()
    },
    onBusy,
    onFieldError: (name, message) => {
      const field = shownFields.find((each) => each === name)
      if (field) setError(field, { message }, { shouldFocus: true })
      return field !== undefined
    },
  })
  const focusFirst = (wrong: typeof errors) => {
    const first = shownFields.find((field) => wrong[field])
    if (first) setFocus(first)
  }
  return (
    <form
      id={id}
      method="post"
      noValidate
      onSubmit={handleSubmit(submit, focusFirst)}
      className="grid gap-5"
    >
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
            defaultValue={start.rate}
            onChange={({ target }) => field.onChange(Number(target.value))}
            error={errors.rate?.message}
          />
        )}
      />
      <Textarea
        label="متن دیدگاه"
        placeholder="از تجربهٔ خود با این کالا بنویسید."
        rows={5}
        maxLength={MAX_COMMENT_LENGTH}
        defaultValue={start.comment}
        error={errors.comment?.message}
        {...register('comment')}
      />
      <TextField
        label="عنوان"
        optional
        maxLength={MAX_TITLE_LENGTH}
        error={errors.title?.message}
        {...register('title')}
      />
      {pointSides.map(({ side, ...words }) => (
        <Controller
          key={side}
          name={side}
          control={control}
          render={({ field }) => (
            <PointsField
              side={side}
              {...words}
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
      <Checkbox label="نام من نشان داده نشود" {...register('anonymous')} />
      <FormAlert text={trouble} />
    </form>
  )
}
