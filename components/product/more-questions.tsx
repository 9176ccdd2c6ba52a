'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { QueryProvider } from '@/lib/api/query-provider'
import { questionsQuery, type QuestionPage } from '@/lib/api/talk'
import { MorePages } from './more-pages'
import type { MoreProps } from './more-props'
import { QuestionCard } from './question-card'

export function MoreQuestionList(props: MoreProps<QuestionPage>) {
  return (
    <QueryProvider>
      <Pages {...props} />
    </QueryProvider>
  )
}

function Pages({ productId, first }: MoreProps<QuestionPage>) {
  const query = useInfiniteQuery(questionsQuery(productId, first))
  const questions = query.data?.pages.flatMap((page) => page.questions) ?? []
  return (
    <>
      {questions.map((question) => (
        <QuestionCard key={question.id} question={question} />
      ))}
      <MorePages label="پرسش‌های بیشتر" query={query} />
    </>
  )
}
