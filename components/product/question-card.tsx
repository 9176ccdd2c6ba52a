import { Badge } from '@/components/ui/badge'
import type { ProductQuestion } from '@/lib/contract/talk'
import { formatDate } from '@/lib/persian/dates'

export function QuestionCard({ question }: { question: ProductQuestion }) {
  const { answers } = question
  return (
    <article className="rounded-card bg-paper p-4 shadow-card desk:p-5">
      <h3 dir="auto" className="text-start font-bold">
        {question.question}
      </h3>
      <Byline {...question} />
      {answers.length > 0 ? (
        <ul className="mt-3 grid gap-3 border-s-2 border-brand-200 ps-4">
          {answers.map((answer) => (
            <li key={answer.id}>
              <p dir="auto" className="whitespace-pre-line text-start text-ink-700">
                {answer.question}
              </p>
              <Byline {...answer} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-sm text-ink-500">هنوز پاسخی داده نشده است.</p>
      )}
    </article>
  )
}

type BylineProps = { author: string; by_shop: boolean; created_at: string }

function Byline({ author, by_shop, created_at }: BylineProps) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-xs text-ink-500">
      {by_shop && <Badge>پاسخ فروشگاه</Badge>}
      <span dir="auto">{author}</span>
      <time dateTime={created_at}>{formatDate(created_at)}</time>
    </p>
  )
}
