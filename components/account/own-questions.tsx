import { EmptyPanel } from './empty-panel'
import { ownQuestionsQuery } from '@/lib/api/account'
import { persianDigits } from '@/lib/persian/digits'
import { ChatIcon } from './account-icons'
import { writtenSkeleton } from './own-comments'
import { PagedList } from './paged-list'
import { usePages } from './use-pages'
import { WrittenCard } from './written-card'

export function OwnQuestions() {
  const pages = usePages(ownQuestionsQuery)
  return (
    <PagedList
      pages={pages}
      skeleton={writtenSkeleton}
      empty={
        <EmptyPanel
          title="هنوز پرسشی ننوشته‌اید"
          text="هرچه دربارهٔ کالایی نمی‌دانید، زیر همان کالا بپرسید؛ فروشگاه و خریدارها پاسخ می‌دهند."
          icon={<ChatIcon size={30} />}
        />
      }
    >
      {({ questions }) => (
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
      )}
    </PagedList>
  )
}
