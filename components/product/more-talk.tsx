'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { CommentPage, QuestionPage } from '@/lib/api/talk'
import type { MoreProps } from './more-props'

const CommentList = dynamic(() => import('./more-comments').then((m) => m.MoreCommentList), {
  loading: () => <MoreButton label="دیدگاه‌های بیشتر" busy />,
})
const QuestionList = dynamic(() => import('./more-questions').then((m) => m.MoreQuestionList), {
  loading: () => <MoreButton label="پرسش‌های بیشتر" busy />,
})

/** What asks the shop for more loads with the first press. */
export function MoreComments(props: MoreProps<CommentPage>) {
  const [wanted, setWanted] = useState(false)
  if (wanted) return <CommentList {...props} />
  return <MoreButton label="دیدگاه‌های بیشتر" onClick={() => setWanted(true)} />
}

export function MoreQuestions(props: MoreProps<QuestionPage>) {
  const [wanted, setWanted] = useState(false)
  if (wanted) return <QuestionList {...props} />
  return <MoreButton label="پرسش‌های بیشتر" onClick={() => setWanted(true)} />
}

type MoreButtonProps = { label: string; busy?: boolean; onClick?: () => void }

function MoreButton({ label, ...button }: MoreButtonProps) {
  return (
    <Button variant="ghost" className="justify-self-center" {...button}>
      {label}
    </Button>
  )
}
