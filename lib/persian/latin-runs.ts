import { persianDigits } from './digits'

type TextRun = { text: string; isLatin: boolean }

/** Latin words with the digits and signs between them, also where no line may break: "Aria 12 Pro", "USB-C", "4K", "C++". */
const LATIN_RUN =
  /(?:\d[\d.]*)?\p{Script=Latin}(?:[\p{Script=Latin}\d]|[ \u00a0\-.+/&'’×_#]+(?=[\p{Script=Latin}\d])|\+)*/gu
const LETTERS_ONLY = /^\p{Script=Latin}+$/u
/** Persian digits right after Latin letters are drawn as a part of their run (UAX 9, W7). */
const DIGIT_FOLLOWS = /^[^\p{L}\p{N}]*[\d۰-۹٠-٩]/u

function needsIsolation(run: string, rest: string): boolean {
  return !LETTERS_ONLY.test(run) || DIGIT_FOLLOWS.test(rest)
}

/** A lone Latin word among Persian ones is drawn right as it is and stays in its run, unless it is wanted too. */
export function splitLatinRuns(text: string, hasLoneWords = false): TextRun[] {
  const runs: TextRun[] = []
  let end = 0
  for (const { 0: run, index } of text.matchAll(LATIN_RUN)) {
    const next = index + run.length
    // What is joined to a Persian digit is one word with it, such as «۴K».
    const isJoined = /[۰-۹٠-٩]$/u.test(text.slice(0, index))
    if ((!hasLoneWords || isJoined) && !needsIsolation(run, text.slice(next))) continue
    if (index > end) runs.push({ text: text.slice(end, index), isLatin: false })
    runs.push({ text: run, isLatin: true })
    end = next
  }
  if (end < text.length) runs.push({ text: text.slice(end), isLatin: false })
  return runs
}

/** Digits in Persian, but those of a Latin name as they are: «۲ Zagros X5». */
export function persianDigitsBesideLatin(text: string): string {
  return splitLatinRuns(text, true)
    .map((run) => (run.isLatin ? run.text : persianDigits(run.text)))
    .join('')
}

const LEFT_TO_RIGHT_ISOLATE = '\u2066'
const POP_ISOLATE = '\u2069'

/** For places that hold text alone, such as a title or a message. */
export function isolateLatin(text: string): string {
  return splitLatinRuns(text)
    .map((run) => (run.isLatin ? LEFT_TO_RIGHT_ISOLATE + run.text + POP_ISOLATE : run.text))
    .join('')
}
