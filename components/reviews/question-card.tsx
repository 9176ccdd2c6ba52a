import { MixedText } from '@/components/ui/mixed-text'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { ChevronDownIcon } from '@/components/ui/icons'
import type { ProductAnswer, ProductQuestion } from '@/lib/contract/reviews/product-reviews'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { WriteReviewButton } from './write-review-button'

const OPEN_ANSWERS = 2

type QuestionCardProps = { productId: number; question: ProductQuestion }

export function QuestionCard({ productId, question }: QuestionCardProps) {
  const answers = question.answers.toSorted((a, b) => Number(b.by_shop) - Number(a.by_shop))
  const folded = answers.slice(OPEN_ANSWERS)
  return (
    <QuestionFrame id={question.id} text={question.question} byline={<Byline {...question} />}>
      {answers.length > 0 ? (
        <div className="mt-3 border-s-2 border-brand-200 ps-4">
          <Answers answers={answers.slice(0, OPEN_ANSWERS)} />
          {folded.length > 0 && (
            <details className="group">
              <summary className="mt-1 flex min-h-11 w-max cursor-pointer list-none items-center gap-1.5 rounded-control text-sm font-semibold text-brand-700">
                {persianDigits(folded.length)} پاسخ دیگر
                <ChevronDownIcon
                  size={16}
                  className="transition-transform duration-150 group-open:rotate-180"
                />
              </summary>
              <Answers answers={folded} />
            </details>
          )}
        </div>
      ) : (
        <p className="mt-2 text-sm text-ink-500">هنوز پاسخی داده نشده است.</p>
      )}
      <WriteReviewButton
        kind="answer"
        productId={productId}
        parent={{ id: question.id, text: question.question }}
        variant="link"
        size="sm"
        className="-ms-3.5 mt-1"
      />
    </QuestionFrame>
  )
}

type FrameProps = { id: number; text: string; byline: ReactNode; children?: ReactNode }

export function QuestionFrame({ id, text, byline, children }: FrameProps) {
  return (
    <article
      id={`question-${id}`}
      tabIndex={-1}
      className="scroll-mt-32 rounded-card bg-ink-50 p-4 desk:p-5"
    >
      <h3
        dir="auto"
        className="max-w-text whitespace-pre-line text-start font-bold [overflow-wrap:anywhere]"
      >
        <MixedText>{text}</MixedText>
      </h3>
      {byline}
      {children}
    </article>
  )
}

function Answers({ answers }: { answers: readonly ProductAnswer[] }) {
  return (
    <ul className="grid gap-3">
      {answers.map((answer) => (
        <li key={answer.id}>
          <p
            dir="auto"
            className="max-w-text whitespace-pre-line text-start text-ink-700 [overflow-wrap:anywhere]"
          >
            <MixedText>{answer.question}</MixedText>
          </p>
          <Byline {...answer} />
        </li>
      ))}
    </ul>
  )
}

type BylineProps = { author: string; by_shop: boolean; created_at: string }

function Byline({ author, by_shop, created_at }: BylineProps) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-xs text-ink-500">
      {by_shop && <Badge>پاسخ فروشگاه</Badge>} <span dir="auto">{author}</span>{' '}
      <time dateTime={created_at}>{formatDate(created_at)}</time>
    </p>
  )
}
