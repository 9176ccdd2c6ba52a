'use client'

import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { FormAlert } from '@/components/form/form-alert'
import { useApiForm } from '@/components/form/use-api-form'
import { useStoredDraft } from '@/components/form/use-draft'
import { Textarea } from '@/components/ui/textarea'
import { sendQuestion } from '@/lib/client/queries/reviews'
import { MAX_QUESTION_LENGTH, saveQuestion } from '@/lib/contract/reviews/write-reviews'
import { isText } from '@/stores/storage-guards'
import { addOwnQuestion } from './own-reviews-store'
import { DraftNotice, toReviewFormError, type ReviewFormProps } from './review-form'

/** An answer has the id of its question. */
type QuestionFormProps = ReviewFormProps & { parentId: number | null }

export function QuestionForm(props: QuestionFormProps) {
  const { productId, parentId } = props
  const name = parentId === null ? `question:${productId}` : `answer:${parentId}`
  const draft = useStoredDraft(name, isText)
  return (
    <>
      {draft.stored !== null && <DraftNotice onDiscard={draft.discard} />}
      <QuestionFields
        key={draft.stored ?? ''}
        {...props}
        defaultText={draft.stored ?? ''}
        onSaveDraft={draft.save}
        onDiscardDraft={draft.discard}
      />
    </>
  )
}

type QuestionFieldsProps = QuestionFormProps & {
  defaultText: string
  onSaveDraft: (text: string) => void
  onDiscardDraft: () => void
}

function QuestionFields(props: QuestionFieldsProps) {
  const { id, productId, parentId, defaultText } = props
  const { onBusyChange, onWait, onDone, onSaveDraft, onDiscardDraft } = props
  const { form, onSubmit, formError } = useApiForm(saveQuestion, {
    defaultValues: { product_id: productId, parent_id: parentId, question: defaultText },
    isGuarded: false,
    errorDisplay: 'alert',
    toError: toReviewFormError,
    onBusyChange,
    onWait,
    submit: async (body) => {
      addOwnQuestion(productId, await sendQuestion(body))
      onDiscardDraft()
      onDone()
    },
  })
  const { register, control, formState } = form
  const text = useWatch({ control, name: 'question' })
  useEffect(() => {
    if (text.trim() !== '') onSaveDraft(text)
  }, [onSaveDraft, text])
  return (
    <form id={id} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <Textarea
        label={parentId === null ? 'متن پرسش' : 'متن پاسخ'}
        rows={5}
        maxLength={MAX_QUESTION_LENGTH}
        defaultValue={defaultText}
        error={formState.errors.question?.message}
        {...register('question')}
      />
      <FormAlert error={formError} live="assertive" className="empty:-mt-5" />
    </form>
  )
}
