'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { QueryProvider } from '@/lib/api/query-provider'
import { questionsQuery } from '@/lib/api/talk'
import type { QuestionSort } from '@/lib/contract/talk'
import { QuestionCard } from './question-card'
import { TalkPages, type TalkPagesProps } from './talk-pages'

export default function QuestionPages(props: TalkPagesProps<QuestionSort>) {
  return (
    <QueryProvider>
      <Pages {...props} />
    </QueryProvider>
  )
}

function Pages({ productId, sort, from, label }: TalkPagesProps<QuestionSort>) {
  const query = useInfiniteQuery(questionsQuery(productId, { sort, from }))
  return (
    <TalkPages
      key={sort}
      kind="question"
      label={label}
      goesOn={from > 1}
      query={query}
      pages={query.data?.pages.map(({ questions }) => questions) ?? []}
      draw={(question) => (
        <QuestionCard key={question.id} productId={productId} question={question} />
      )}
    />
  )
}
