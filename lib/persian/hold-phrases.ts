/** Words that promise another: «با», a number before its unit, an ezafe that is written. */
const LEADS_ON =
  /^(?:با|و|از|در|به|برای|بدون|تا|هر|ضد|مدل|سایز|نوع|مناسب|یک|دو|سه|چهار|پنج|شش|هفت|هشت|نه|ده|[۰-۹٫×–]+)$|[ٔۀ]$|‌ی$/
/** «درگاه USB-C», «نیکان Aria»: what a Latin name is a name of stands before it. */
const LATIN = /^[A-Za-z]/
/** What is longer would break in a word where a card is narrow. */
const MAX_HELD = 22

/** A number, the parts of a unit, and the unit: «۶٫۷ اینچ», «۵۰۰۰ میلی آمپر». */
const MEASURE =
  /(?<![\p{L}\p{N}])([۰-۹٫,×]*[۰-۹]) (?!(?:و|با|یا|تا|از|در|به|برای)(?!\p{L}))((?:(?:میلی|سانتی|کیلو|مگا|گیگا|ترا) )?)(?=\p{Script=Arabic})/gu

/** A Latin name or unit and its number: «SPF ۵۰», «۶۵ W»; and what in an address has a number: «پلاک ۸۷». */
const NAMED_NUMBER = /(?<=[A-Za-z]|پلاک|واحد) (?=[۰-۹])|(?<=[۰-۹]) (?=[A-Za-z])/g

/** Of two numbers alone, as «۱۹۲۰ در ۱۲۰۰»: three are longer than a narrow column. */
const PRODUCT = /(?<![۰-۹٫,×]|در )([۰-۹٫,]+) در ([۰-۹٫,]+)(?![۰-۹٫,]| در)/g

/** A short range: «۱ تا ۱۲۰». */
const RANGE = /(?<![۰-۹٫,])([۰-۹]{1,3}) تا ([۰-۹]{1,3})(?![۰-۹٫,])/g

/** No line ends between a number and its unit, or the name that it is the number of. */
export function holdMeasures(text: string): string {
  return text
    .replace(
      MEASURE,
      (_, number: string, prefix: string) => `${number}\u00a0${prefix.replace(' ', '\u00a0')}`,
    )
    .replace(NAMED_NUMBER, '\u00a0')
    .replace(PRODUCT, '$1\u00a0در\u00a0$2')
    .replace(RANGE, '$1\u00a0تا\u00a0$2')
}

/** Joined by no-break spaces, the words of a phrase stay on one line, so that a cut falls between phrases. */
export function holdPhrases(text: string): string {
  const [first = '', ...rest] = holdMeasures(text).split(' ')
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

/** As many whole phrases as fit, and «…» where there are more of them. */
export function cutAtPhrase(text: string, length: number): string {
  if (text.length <= length) return text
  // The «…» counts as well, and a blank behind the last letter ends a phrase.
  const beginning = holdPhrases(text).slice(0, length)
  const end = beginning.lastIndexOf(' ')
  const whole = beginning.slice(0, end > 0 ? end : length - 1)
  return `${whole.replaceAll('\u00a0', ' ').replace(/[\s.،؛:]+$/, '')}…`
}
