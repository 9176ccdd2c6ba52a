import { splitLatinRuns } from '@/lib/persian/latin-runs'

/** Beyond this a name may break, or it would not fit a phone. */
const MAX_UNBROKEN_LENGTH = 24

/**
 * Persian text whose Latin names keep the order of their letters and digits, and hold together;
 * a clamp that falls on a lone word would cut off its beginning, so these are set apart as well.
 */
export function MixedText({ children: text }: { children: string }) {
  const runs = splitLatinRuns(text, true)
  if (!runs.some(({ isLatin }) => isLatin)) return text
  return runs.map((run, index) =>
    run.isLatin ? (
      <bdi
        key={index}
        dir="ltr"
        {...(run.text.length <= MAX_UNBROKEN_LENGTH && { className: 'whitespace-nowrap' })}
      >
        {run.text}
      </bdi>
    ) : (
      run.text
    ),
  )
}
