/** Two lines of the narrowest card. */
const MAX_SHORT = 36
/** Where what a good has, or is for, begins. */
const CLAUSE =
  /(?<! (?:با|و|از|در|برای|بدون|به))(?= (?:با|و|از|در|برای|بدون|دارای|ظرفیت|مناسب|مخصوص|ویژهٔ|همراه|به) )|(?=، )/g
/** What names the good: nothing before the end of its model is a clause of its own. */
const NAMED = /^.*?(?:مدل \S+|[A-Za-z]\S*)(?: [A-Za-z\d]\S*)*/

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
