import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { ownQuestionsQuery } from '@/lib/api/account'
import { persianDigits } from '@/lib/persian/digits'
import { ChatIcon } from './account-icons'
import { Asked } from './asked'
import { writtenSkeleton } from './own-comments'
import { PageSteps } from './page-steps'
import { WrittenCard } from './written-card'

export function OwnQuestions() {
  const [page, setPage] = useState(1)
  const query = useQuery({ ...ownQuestionsQuery(page), placeholderData: keepPreviousData })
  return (
    <Asked query={query} skeleton={writtenSkeleton}>
      {({ questions, total, count }) =>
        count === 0 ? (
          <EmptyState
            title="هنوز پرسشی ننوشته‌اید"
            text="هرچه دربارهٔ کالایی نمی‌دانید، زیر همان کالا بپرسید؛ فروشگاه و خریدارها پاسخ می‌دهند."
            icon={<ChatIcon size={30} />}
          />
        ) : (
          <>
            <ul className="grid gap-3">
              {questions.map(({ id, question, asked, answer_count: answers, ...card }) => (
                <WrittenCard key={id} place="questions" {...card}>
                  {asked !== null && (
                    <p dir="auto" className="mb-2 line-clamp-2 text-start text-sm text-ink-500">
                      در پاسخ به: {asked}
                    </p>
                  )}
                  <p dir="auto" className="whitespace-pre-line text-start [overflow-wrap:anywhere]">
                    {question}
                  </p>
                  {asked === null && card.status === 'approved' && (
                    <p className="mt-2 text-sm text-ink-500">
                      {answers > 0 ? `${persianDigits(answers)} پاسخ` : 'هنوز پاسخی نیامده است'}
                    </p>
                  )}
                </WrittenCard>
              ))}
            </ul>
            <PageSteps page={page} total={total} busy={query.isPlaceholderData} onPage={setPage} />
          </>
        )
      }
    </Asked>
  )
}
