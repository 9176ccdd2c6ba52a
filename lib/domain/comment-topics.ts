/** What shoppers write about, by its name, and the words that tell it. */
const TOPICS: Record<string, readonly string[]> = {
  'باتری و شارژ': ['باتری', 'شارژ', 'شارژدهی'],
  دوربین: ['دوربین', 'زوم', 'سلفی'],
  'کیفیت عکس': ['عکس'],
  صدا: ['صدا', 'صدای', 'صدایش', 'بلندگو', 'بلندگوی', 'میکروفون'],
  نمایشگر: ['نمایشگر', 'صفحه‌نمایش'],
  رنگ: ['رنگ'],
  جنس: ['جنس', 'پارچه', 'چرم'],
  دوخت: ['دوخت'],
  اندازه: ['اندازه', 'سایز', 'تنگ', 'گشاد'],
  قیمت: ['قیمت', 'هم‌قیمت', 'ارزان', 'گران'],
  بسته‌بندی: ['بسته‌بندی', 'جعبه'],
  ارسال: ['ارسال', 'پیک'],
  وزن: ['وزن', 'سبک', 'سنگین'],
  طعم: ['طعم', 'مزه'],
  'عطر و بو': ['عطر', 'بوی', 'رایحه'],
  نصب: ['نصب', 'راه‌اندازی', 'مونتاژ'],
  کیفیت: ['کیفیت'],
  گرما: ['داغ', 'گرم', 'خنک'],
  شست‌وشو: ['تمیز', 'شست‌وشو', 'شستن', 'شستم'],
  'چاپ و ترجمه': ['چاپ', 'ترجمه', 'صحافی'],
  'کفی و پاشنه': ['کفی', 'پاشنه', 'زیره'],
  هدیه: ['هدیه', 'کادو'],
}
const ENDINGS = 'ها|های|هایی|هایش|هایشان|ی|ای|ش|اش|شان|م|ام|ت|ات|تر|ترین|تری'
/** A name that one comment alone gives is no topic. */
const MIN_COMMENTS = 2
const MAX_TOPICS = 6

type Written = {
  title: string
  comment: string
  advantages: readonly string[]
  disadvantages: readonly string[]
}

const patterns = new Map(
  Object.entries(TOPICS).map(([name, words]) => [
    name,
    new RegExp(
      `(?<![\\p{L}\u200c])(?:${words.join('|')})(?:\u200c?(?:${ENDINGS}))?(?![\\p{L}\u200c])`,
      'u',
    ),
  ]),
)

/** Whether a comment names a point of that text, or writes about a topic of that name. */
export function isAbout(written: Written, about: string): boolean {
  const { title, comment, advantages, disadvantages } = written
  const points = [...advantages, ...disadvantages]
  if (points.includes(about)) return true
  return patterns.get(about)?.test([title, comment, ...points].join('\n')) ?? false
}

/** What more than one comment writes about, the most common first. */
export function findTopics(comments: readonly Written[]): { text: string; count: number }[] {
  return [...patterns.keys()]
    .map((text) => ({ text, count: comments.filter((one) => isAbout(one, text)).length }))
    .filter(({ count }) => count >= MIN_COMMENTS)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_TOPICS)
}
