'use client'

import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { Textarea } from '@/components/ui/textarea'
import { formResolver } from '@/lib/api/form-resolver'
import { sendQuestion, type QuestionInput } from '@/lib/api/own-talk'
import { LONGEST_QUESTION } from '@/lib/contract/talk-limits'
import { saveQuestion } from '@/lib/contract/talk-writes'
import type { FormProps } from './comment-form'
import type { Draft } from './draft'
import { DraftNote } from './draft-note'
import { FormTrouble } from './form-trouble'
import { keepOwnQuestion } from './keep-own'
import { useDraft } from './use-draft'
import { useSending } from './use-sending'

/** An answer is written with the same form; it has the id of the question it is given to. */
type QuestionFormProps = FormProps & { parentId: number | null }

const text = z.string()

export function QuestionForm(props: QuestionFormProps) {
  const { productId, parentId } = props
  const place = parentId === null ? `question:${productId}` : `answer:${parentId}`
  const { draft, kept, forget } = useDraft(place, text)
  return (
    <>
      {kept !== null && <DraftNote onDrop={forget} />}
      <Fields key={kept ?? ''} {...props} draft={draft} start={kept ?? ''} />
    </>
  )
}

type FieldsProps = QuestionFormProps & { draft: Draft<string>; start: string }

function Fields({ id, productId, parentId, onBusy, onDone, draft, start }: FieldsProps) {
  const { register, control, formState, handleSubmit, setError } = useForm({
    resolver: formResolver(saveQuestion),
    defaultValues: { product_id: productId, parent_id: parentId, question: start },
  })
  const written = useWatch({ control, name: 'question' })
  useEffect(() => {
    if (written.trim() !== '') draft.keep(written)
  }, [draft, written])
  const { trouble, submit } = useSending<QuestionInput>({
    send: async (body) => {
      keepOwnQuestion(productId, await sendQuestion(body))
      draft.drop()
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
        maxLength={LONGEST_QUESTION}
        defaultValue={start}
        error={formState.errors.question?.message}
        {...register('question')}
      />
      <FormTrouble text={trouble} />
    </form>
  )
}
