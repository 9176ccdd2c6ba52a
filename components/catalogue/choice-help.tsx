import { ButtonLink } from '@/components/ui/button'
import Link from '@/components/ui/link'
import { formatNumber } from '@/lib/persian/money'
import { paths } from '@/lib/paths'
import type { ListPage } from './list-page'

/** One line under a list whose last row is not full: an article that helps, and a comparison. */
export function ChoiceHelp({ compared, guide }: NonNullable<ListPage['choiceHelp']>) {
  const comparison = compared.length > 1 && paths.compare(compared)
  return (
    <li className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-brand-50 px-4 py-3 desk:px-6">
      <h3 className="me-auto font-extrabold">هنوز انتخاب نکرده‌اید؟</h3>
      {comparison && (
        <Link
          href={comparison}
          rel="nofollow"
          prefetch={false}
          className="flex min-h-11 items-center rounded text-sm font-semibold text-brand-700 underline underline-offset-4"
        >
          مقایسهٔ {formatNumber(compared.length)} کالای بالا
        </Link>
      )}
      <ButtonLink href={guide ? paths.blogPost(guide.slug) : '#needs'} size="sm" prefetch={false}>
        کمکم کنید انتخاب کنم
      </ButtonLink>
    </li>
  )
}
