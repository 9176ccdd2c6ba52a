import { EmptyState } from '@/components/ui/empty-state'
import { InfoIcon } from '@/components/ui/icons'
import type { QuestionPage } from '@/lib/api/talk'
import { MoreQuestions } from './more-talk'
import { QuestionCard } from './question-card'

type QuestionsProps = { productId: number; first: QuestionPage }

export function Questions({ productId, first }: QuestionsProps) {
  if (first.questions.length === 0) {
    return (
      <EmptyState
        as="h3"
        icon={<InfoIcon size={30} />}
        title="هنوز پرسشی ثبت نشده است"
        text="پرسش‌های خریداران و پاسخ فروشگاه این‌جا می‌آید."
      />
    )
  }
  return (
    <div className="grid gap-3">
      {first.questions.map((question) => (
        <QuestionCard key={question.id} question={question} />
      ))}
      {first.total > 1 && (
        <MoreQuestions productId={productId} first={{ ...first, questions: [] }} />
      )}
    </div>
  )
}
