import { ButtonLink } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { formatNumber } from '@/lib/persian/money'
import { paths } from '@/lib/paths'
import type { ChoiceQuestion } from './choice-questions'
import type { ListPage } from './list-page'

const TITLE = 'کمکم کنید انتخاب کنم'
const link =
  'flex min-h-11 items-center rounded text-sm font-semibold text-brand-700 underline underline-offset-4'

/** In the hole of a last row, else one line under it: questions that shorten the list, and a comparison. */
export function ChoiceHelp({ compared, questions, guide }: NonNullable<ListPage['choiceHelp']>) {
  const comparison = compared.length > 1 && paths.compare(compared)
  // On a phone they stand on a line of their own, between the head and the button.
  const hasLinks = guide !== null || comparison !== false
  return (
    <li className="choice-help flex flex-wrap content-center items-center gap-x-4 gap-y-2 rounded-card bg-brand-50 px-4 py-3 desk:px-6 phone:gap-y-0">
      <h3 className={cn('me-auto font-extrabold', hasLinks && 'phone:basis-full')}>
        هنوز انتخاب نکرده‌اید؟
      </h3>
      <p className="hidden text-md text-ink-700">
        {questions.length > 0
          ? 'چند پرسش کوتاه، فهرستی کوتاه‌تر.'
          : 'از نیاز و بودجه‌تان آغاز کنید؛ فهرست کوتاه‌تر می‌شود.'}
      </p>
      {guide && (
        <Link href={paths.blogPost(guide.slug)} prefetch={false} className={link}>
          {guide.name}
        </Link>
      )}
      {comparison && (
        <Link href={comparison} rel="nofollow" prefetch={false} className={link}>
          مقایسهٔ {formatNumber(compared.length)} کالای بالا
        </Link>
      )}
      {compared.length === 0 && questions.length === 0 && (
        <ButtonLink href="#needs" size="sm" prefetch={false}>
          نیازتان را انتخاب کنید
        </ButtonLink>
      )}
      {questions.length > 0 && (
        <details className="open:basis-full phone:mt-2 phone:basis-full">
          <summary
            className={buttonVariants({ size: 'sm', className: 'cursor-pointer phone:w-full' })}
          >
            {TITLE}
          </summary>
          <ChoiceQuestions questions={questions} />
        </details>
      )}
    </li>
  )
}

/** Each answer is a list: they need no script, and what is left is asked under the next one. */
export function ChoiceQuestions({ questions }: { questions: readonly ChoiceQuestion[] }) {
  return (
    <dl className="mt-3 grid gap-3">
      {questions.map(({ text, answers }) => (
        <div key={text} className="gap-4 desk:flex desk:items-baseline">
          <dt className="shrink-0 text-sm font-bold desk:w-28">{text}</dt>
          <dd className="flex flex-wrap gap-2 phone:mt-1.5">
            {answers.map(({ label, href }) => (
              <Link
                key={href}
                href={href}
                rel="nofollow"
                prefetch={false}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-paper px-4 text-sm hover:border-brand-300 hover:text-brand-700"
              >
                <MixedText>{label}</MixedText>
              </Link>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
