/** Words that promise another: «با», a number before its unit, an ezafe that is written. */
const LEADS_ON =
  /^(?:با|و|از|در|به|برای|بدون|تا|هر|ضد|مدل|سایز|نوع|مناسب|یک|دو|سه|چهار|پنج|شش|هفت|هشت|نه|ده|[۰-۹٫×–]+)$|[ٔۀ]$|‌ی$/
/** «درگاه USB-C», «نیکان Aria»: what a Latin name is a name of stands before it. */
const LATIN = /^[A-Za-z]/
/** What is longer would break in a word where a card is narrow. */
const MAX_HELD = 22

/** Joined by no-break spaces, the words of a phrase stay on one line, so that a cut falls between phrases. */
export function holdPhrases(text: string): string {
  const [first = '', ...rest] = text.split(' ')
  let [held, last, length] = [first, first, first.length]
  for (const word of rest) {
    const joined = length + 1 + word.length
    const isHeld = (LEADS_ON.test(last) || LATIN.test(word)) && joined <= MAX_HELD
    held += (isHeld ? '\u00a0' : ' ') + word
    length = isHeld ? joined : word.length
    last = word
  }
  return held
}
