import { ChoiceChip } from '@/components/ui/chip'

const GOOD = [
  ...['کیفیتش خوب است.', 'همان بود که انتظار داشتم.'],
  ...['ارزش قیمتش را دارد.', 'سالم و به‌موقع رسید.'],
]
const FAIR = ['به قیمتش می‌ارزد.', 'معمولی است، نه بیشتر.', 'کمی با توضیحش فرق داشت.']
const BAD = [
  ...['کیفیتش خوب نیست.', 'با توضیح صفحه فرق داشت.'],
  ...['ارزش قیمتش را ندارد.', 'آسیب‌دیده رسید.'],
]

function sentencesOf(rate: number): string[] {
  if (rate > 3) return GOOD
  return rate === 3 ? FAIR : BAD
}

function toggleSentence(text: string, sentence: string): string {
  return text.includes(sentence)
    ? text.replace(sentence, '').replace(/ {2,}/g, ' ').trim()
    : `${text.trimEnd()} ${sentence}`.trim()
}

type ReadySentencesProps = {
  rate: number | undefined
  text: string
  onChange: (text: string) => void
}

/** For who has given stars and has no words: a press writes some. What is written stays, whatever the stars become. */
export function ReadySentences({ rate, text, onChange }: ReadySentencesProps) {
  if (rate === undefined) return null
  const offered = sentencesOf(rate)
  const written = [...GOOD, ...FAIR, ...BAD].filter((one) => text.includes(one))
  return (
    <fieldset className="-mt-2 min-w-0">
      <legend className="mb-1.5 text-sm text-ink-500">با یک لمس بنویسید</legend>
      <div className="flex flex-wrap gap-2">
        {[...new Set([...offered, ...written])].map((sentence) => (
          <ChoiceChip
            key={sentence}
            type="checkbox"
            checked={text.includes(sentence)}
            onChange={() => onChange(toggleSentence(text, sentence))}
          >
            {sentence.slice(0, -1)}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  )
}
