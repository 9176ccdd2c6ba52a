/** Two lines of the narrowest card, though a Latin name in it is wide. */
const MAX_SHORT = 32
/** Where what a good has, or is for, begins. */
const CLAUSE =
  /(?<! (?:با|و|از|در|برای|بدون|به))(?= (?:با|و|از|در|برای|بدون|دارای|ظرفیت|مناسب|مخصوص|ویژهٔ|همراه|به) )|(?=، )/g
/** What names the good: nothing before the end of its model is a clause of its own. */
const NAMED = /^.*?(?:مدل \S+|[A-Za-z]\S*)(?: [A-Za-z\d]\S*)*/

/** «مناسب گوشی نیکان Aria 12»: the model says by itself of what it is. */
const CLEAR_FROM_MODEL = /(?<= (?:مناسب|برای|مخصوص|ویژهٔ) )(?:گوشی|تبلت|لپ‌تاپ|ساعت) (?=\S+ [A-Za-z])/

/** A long name before and after the word that a narrow card can do without, so that its model has room. */
export function splitTarget(name: string): { before: string; word: string; after: string } | null {
  const found = name.length > MAX_SHORT ? CLEAR_FROM_MODEL.exec(name) : null
  if (!found) return null
  const [word] = found
  const after = name.slice(found.index + word.length)
  return { before: name.slice(0, found.index), word, after }
}

/**
 * «پاوربانک تندر مدل Kooleh 20» and « با ظرفیت ۲۰۰۰۰ میلی‌آمپرساعت»: a title that is too long for a
 * narrow card ends before a clause there, never within one.
 */
export function splitTitle(title: string): { name: string; rest: string } {
  if (title.length <= MAX_SHORT) return { name: title, rest: '' }
  const [named = ''] = NAMED.exec(title) ?? []
  const ends = [...title.matchAll(CLAUSE)].flatMap(({ index }) =>
    index > 0 && index >= named.length - 1 ? [index] : [],
  )
  const end = ends.findLast((index) => index <= MAX_SHORT) ?? ends[0] ?? title.length
  return { name: title.slice(0, end), rest: title.slice(end) }
}
