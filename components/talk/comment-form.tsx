'use client'

import { useEffect } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { RatingInput } from '@/components/ui/rating-input'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { formResolver } from '@/lib/api/form-resolver'
import { sendComment, type CommentInput } from '@/lib/api/own-talk'
import type { CallParsed } from '@/lib/contract/call'
import { LONGEST_COMMENT, LONGEST_TITLE } from '@/lib/contract/talk-limits'
import { saveComment } from '@/lib/contract/talk-writes'
import { commentDraft, isWorthKeeping, noComment, type CommentDraft } from './comment-draft'
import { DraftNote } from './draft-note'
import type { Draft } from './draft'
import { FormTrouble } from './form-trouble'
import { keepOwnComment } from './keep-own'
import { PointsField } from './points-field'
import { SuggestField } from './suggest-field'
import { useDraft } from './use-draft'
import { useSending } from './use-sending'

export type FormProps = {
  id: string
  productId: number
  onBusy: (busy: boolean) => void
  onDone: () => void
}

const shownFields = ['rate', 'title', 'comment', 'advantages', 'disadvantages'] as const
const sides = [
  { side: 'advantages', label: 'خوبی‌ها', add: 'افزودن به خوبی‌ها' },
  { side: 'disadvantages', label: 'کاستی‌ها', add: 'افزودن به کاستی‌ها' },
] as const

export function CommentForm(props: FormProps) {
  const { productId } = props
  const { draft, kept, forget } = useDraft(`comment:${productId}`, commentDraft)
  return (
    <>
      {kept && <DraftNote onDrop={forget} />}
      <Fields
        key={kept ? 'kept' : 'new'}
        {...props}
        draft={draft}
        start={kept ?? noComment(productId)}
      />
    </>
  )
}

type Parsed = CallParsed<typeof saveComment>['body']
type FieldsProps = FormProps & { draft: Draft<CommentDraft>; start: CommentDraft }

function Fields({ id, productId, onBusy, onDone, draft, start }: FieldsProps) {
  const { register, control, formState, handleSubmit, setError, setFocus } = useForm<
    CommentInput,
    unknown,
    Parsed
  >({
    resolver: formResolver(saveComment),
    defaultValues: start,
    shouldFocusError: false,
  })
  const { errors } = formState
  const values = useWatch({ control })
  useEffect(() => {
    const { data } = commentDraft.safeParse(values)
    if (data && isWorthKeeping(data)) draft.keep(data)
  }, [draft, values])
  const { trouble, submit } = useSending<CommentInput>({
    send: async (body) => {
      keepOwnComment(productId, await sendComment(body))
      draft.drop()
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
        maxLength={LONGEST_COMMENT}
        defaultValue={start.comment}
        error={errors.comment?.message}
        {...register('comment')}
      />
      <TextField
        label="عنوان"
        optional
        maxLength={LONGEST_TITLE}
        error={errors.title?.message}
        {...register('title')}
      />
      {sides.map(({ side, ...words }) => (
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
      <FormTrouble text={trouble} />
    </form>
  )
}
