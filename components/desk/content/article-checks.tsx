import { useQueries } from '@tanstack/react-query'
import { AlertIcon, CheckIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { HEAVY_KILOBYTES, pictureWeightQuery } from '@/lib/client/desk/content'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { excerpt as shorten } from '@/lib/persian/text'
import type { ArticleDraft } from './article-draft'

const TITLE_LENGTH = 60
const SNIPPET_LENGTH = 155
const LEAST_EXCERPT = 50

const MOST_WEIGHED = 20

type Check = { isGood: boolean; text: string }

const imagesOf = (body: string) => body.match(/<img\b[^>]*>/g) ?? []

/** In a phone, what the shop's own pictures weigh; nothing while one of them is not known. */
function useWeightCheck({ body, picture }: ArticleDraft): Check | null {
  const sources = imagesOf(body).flatMap((image) => /\bsrc="(\/[^"]+)"/.exec(image)?.[1] ?? [])
  const urls = [...new Set([...(picture ? [picture.url] : []), ...sources])].slice(0, MOST_WEIGHED)
  const weights = useQueries({ queries: urls.map((url) => pictureWeightQuery(url)) })
  const known = weights.flatMap(({ data }) => data ?? [])
  if (urls.length === 0 || known.length < urls.length) return null
  const heavy = known.filter((kilobytes) => kilobytes > HEAVY_KILOBYTES).length
  const sum = formatNumber(known.reduce((total, kilobytes) => total + kilobytes, 0))
  return {
    isGood: heavy === 0,
    text:
      heavy === 0
        ? `تصویرها در موبایل ${sum} کیلوبایت`
        : `${formatNumber(heavy)} تصویر سنگین‌تر از ${formatNumber(HEAVY_KILOBYTES)} کیلوبایت است`,
  }
}

function checksOf({ title, excerpt, body }: ArticleDraft): Check[] {
  const images = imagesOf(body)
  const bare = images.filter((image) => !/\balt="[^"]*[^"\s][^"]*"/.test(image)).length
  const titleLength = [...title].length
  return [
    {
      isGood: titleLength > 0 && titleLength <= TITLE_LENGTH,
      text:
        titleLength === 0
          ? 'عنوان خالی است'
          : titleLength <= TITLE_LENGTH
            ? `عنوان ${persianDigits(titleLength)} حرف`
            : `عنوان بلندتر از ${persianDigits(TITLE_LENGTH)} حرف است`,
    },
    // Of what is not there nothing is good.
    ...(images.length === 0
      ? []
      : [
          {
            isGood: bare === 0,
            text:
              bare === 0
                ? 'همهٔ تصویرها متن جایگزین دارند'
                : `${formatNumber(bare)} تصویر متن جایگزین ندارد`,
          },
        ]),
    {
      isGood: excerpt.length >= LEAST_EXCERPT,
      text:
        excerpt === ''
          ? 'خلاصه خالی است'
          : excerpt.length < LEAST_EXCERPT
            ? 'خلاصه کوتاه است'
            : 'خلاصه خوب است',
    },
  ]
}

/** What would keep somebody from finding it, from seeing it soon, or from knowing what is in it. */
export function ArticleChecks({ draft }: { draft: ArticleDraft }) {
  const weight = useWeightCheck(draft)
  const isBlank = draft.title === '' && draft.excerpt === '' && draft.body === ''
  const checks = isBlank ? [] : [...checksOf(draft), ...(weight ? [weight] : [])]
  const isGood = checks.every((check) => check.isGood)
  return (
    <section className="desk-card" aria-labelledby="search-check">
      <header>
        <h2 id="search-check" className="text-[14px] font-bold">
          بررسی نوشته
        </h2>
        {!isBlank && (
          <span
            className={`desk-tag ms-auto ${isGood ? 'bg-done-bg text-done-ink' : 'bg-soon-bg text-soon-ink'}`}
          >
            {isGood ? 'خوب' : 'جای بهتر شدن دارد'}
          </span>
        )}
      </header>
      {isBlank && (
        <p className="text-note px-3.5 pt-2.5">
          همراه نوشتن سنجیده می‌شود که خوب پیدا و زود دیده شود.
        </p>
      )}
      <ul className="grid gap-1 px-3.5 pt-2.5 empty:hidden">
        {checks.map((check) => (
          <li
            key={check.text}
            className={`flex items-center gap-2 ${check.isGood ? 'text-done-ink' : 'text-soon-ink'}`}
          >
            {check.isGood ? <CheckIcon size={16} /> : <AlertIcon size={16} />}
            {check.text}
          </li>
        ))}
      </ul>
      <div className="grid gap-1 p-3.5">
        <p className="text-acting-ink text-[15px] font-semibold leading-6">
          <MixedText>{draft.title || 'عنوان نوشته'}</MixedText>
        </p>
        <p className="text-note text-[12px]">
          {draft.excerpt ? shorten(draft.excerpt, SNIPPET_LENGTH) : 'خلاصه این‌جا می‌آید.'}
        </p>
      </div>
    </section>
  )
}
