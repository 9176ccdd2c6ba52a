'use client'

import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { Textarea } from '@/components/ui/textarea'
import { formResolver } from '@/components/form/form-resolver'
import { sendQuestion, type QuestionInput } from '@/lib/client/queries/own-reviews'
import { MAX_QUESTION_LENGTH, saveQuestion } from '@/lib/contract/reviews/write-reviews'
import type { ReviewFormProps } from './comment-form'
import { type ReviewDraft, DraftNote, useReviewDraft } from './review-draft'
import { FormAlert, useSubmitReview } from './use-submit-review'
import { addOwnQuestion } from './own-reviews-store'

/** An answer is written with the same form; it has the id of the question it is given to. */
type QuestionFormProps = ReviewFormProps & { parentId: number | null }

const questionDraftSchema = z.string()

export function QuestionForm(props: QuestionFormProps) {
  const { productId, parentId } = props
  const place = parentId === null ? `question:${productId}` : `answer:${parentId}`
  const { draft, kept, forget } = useReviewDraft(place, questionDraftSchema)
  return (
    <>
      {kept !== null && <DraftNote onDrop={forget} />}
      <QuestionFields key={kept ?? ''} {...props} draft={draft} start={kept ?? ''} />
    </>
  )
}

type QuestionFieldsProps = QuestionFormProps & { draft: ReviewDraft<string>; start: string }

function QuestionFields({
  id,
  productId,
  parentId,
  onBusy,
  onDone,
  draft,
  start,
}: QuestionFieldsProps) {
  const { register, control, formState, handleSubmit, setError } = useForm({
    resolver: formResolver(saveQuestion),
    defaultValues: { product_id: productId, parent_id: parentId, question: start },
  })
  const written = useWatch({ control, name: 'question' })
  useEffect(() => {
    if (written.trim() !== '') draft.save(written)
  }, [draft, written])
  const { trouble, submit } = useSubmitReview<QuestionInput>({
    send: async (body) => {
      addOwnQuestion(productId, await sendQuestion(body))
      draft.discard()
      onDone()
    },
    onBusy,
    onFieldError: (name, message) => {
      if (name !== 'question') return false
      setError(name, { message }, { shouldFocus: true })
      return true
    },
  })
  return (
    <form id={id} method="post" noValidate onSubmit={handleSubmit(submit)} className="grid gap-5">
      <Textarea
        label={parentId === null ? 'متن پرسش' : 'متن پاسخ'}
        rows={5}
        maxLength={MAX_QUESTION_LENGTH}
        defaultValue={start}
        error={formState.errors.question?.message}
        {...register('question')}
      />
      <FormAlert text={trouble} />
    </form>
  )
}
