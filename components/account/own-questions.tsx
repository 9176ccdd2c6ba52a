import { ownQuestionsQuery } from '@/lib/api/account'
import { persianDigits } from '@/lib/persian/digits'
import { OwnTalkList } from './own-talk-list'
import { usePages } from './use-pages'
import { WrittenCard } from './written-card'

const nothing = {
  title: 'هنوز پرسشی ننوشته‌اید',
  text: 'هرچه دربارهٔ کالایی نمی‌دانید، زیر همان کالا بپرسید؛ فروشگاه و خریدارها پاسخ می‌دهند.',
}

export function OwnQuestions() {
  return (
    <OwnTalkList pages={usePages(ownQuestionsQuery)} nothing={nothing}>
      {({ questions }) =>
        questions.map(({ id, question, asked, answer_count: answers, ...card }) => (
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
        ))
      }
    </OwnTalkList>
  )
}
