import { QuestionCard } from '@/components/talk/question-card'
import { QuestionRoom } from '@/components/talk/talk-room'
import { WriteButton } from '@/components/talk/write-button'
import { EmptyState } from '@/components/ui/empty-state'
import { InfoIcon } from '@/components/ui/icons'
import type { QuestionPage } from '@/lib/api/talk'

type QuestionsProps = { productId: number; first: QuestionPage }

export function Questions({ productId, first }: QuestionsProps) {
  const { questions, count, total } = first
  const room = { productId, total, count }
  if (count === 0) {
    return (
      <QuestionRoom {...room}>
        <EmptyState
          as="h3"
          icon={<InfoIcon size={30} />}
          title="هنوز پرسشی منتشر نشده است"
          text="هرچه دربارهٔ این کالا می‌خواهید بدانید بپرسید؛ خریداران و فروشگاه پاسخ می‌دهند."
          action={<WriteButton what="question" productId={productId} />}
        />
      </QuestionRoom>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[260px_minmax(0,1fr)]">
      <div className="h-fit rounded-card bg-paper p-5 shadow-card md:sticky md:top-28">
        <p className="font-bold">پرسشی دارید؟</p>
        <p className="mt-1 text-sm text-ink-500">خریداران و فروشگاه پاسخ می‌دهند.</p>
        <WriteButton what="question" productId={productId} variant="ghost" full className="mt-4" />
      </div>
      <QuestionRoom {...room}>
        {questions.map((question) => (
          <QuestionCard key={question.id} productId={productId} question={question} />
        ))}
      </QuestionRoom>
    </div>
  )
}
