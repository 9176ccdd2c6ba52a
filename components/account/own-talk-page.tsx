'use client'

import { useQuery } from '@tanstack/react-query'
import { Tabs } from '@/components/ui/tabs'
import { ownCommentsQuery, ownQuestionsQuery } from '@/lib/api/account'
import { OwnComments } from './own-comments'
import { OwnQuestions } from './own-questions'
import { PageHead } from './page-head'

function counted(count: number | undefined) {
  return count === undefined ? {} : { count }
}

export function OwnTalkPage() {
  const comments = useQuery(ownCommentsQuery(1)).data?.count
  const questions = useQuery(ownQuestionsQuery(1)).data?.count
  return (
    <>
      <PageHead title="دیدگاه‌ها و پرسش‌ها" />
      <Tabs
        label="نوشته‌های من"
        tabs={[
          { id: 'comments', label: 'دیدگاه‌ها', ...counted(comments), panel: <OwnComments /> },
          { id: 'questions', label: 'پرسش‌ها', ...counted(questions), panel: <OwnQuestions /> },
        ]}
      />
    </>
  )
}
