import { format } from 'oxfmt'

/** What is typed, a pattern of the first product's title, and the correction that is shown. */
type Row = [typed: string, first: RegExp, corrected?: string]

export const searchTable: Record<string, Row[]> = {
  'Arabic letters, plurals, with ZWNJ, a space or neither': [
    ['گوشی', /^گوشی موبایل/],
    ['گوشي', /^گوشی موبایل/],
    ['گوشی‌ها', /^گوشی موبایل/],
    ['گوشی ها', /^گوشی موبایل/],
    ['گوشیها', /^گوشی موبایل/],
    ['گوشی‌های', /^گوشی موبایل/],
    ['بازیهای فکری', /شادونه/],
  ],
  'The beginning of a word': [
    ['گوش', /^گوشی موبایل/],
    ['lap', /^لپ‌تاپ/],
    ['gosh', /^گوشی موبایل/],
    ['goshi', /^گوشی موبایل/],
    ['kaf', /^کفش/],
    ['kafs', /^کفش/],
    ['kafsh', /^کفش/],
    ['saat', /^ساعت/],
    ['sandal', /صندل/],
    ['ghab', /^قاب|Ghab/],
    ['chay', /^چای|Chay/],
    ['kif charm', /^کیف.*چرم/],
  ],
  'Compounds written apart, together or run into another word': [
    ['لپ تاپ', /^لپ‌تاپ/],
    ['لپ‌تاپ', /^لپ‌تاپ/],
    ['لپتاپ', /^لپ‌تاپ/],
    ['پاور بانک', /^پاوربانک/],
    ['پاور بانگ', /^پاوربانک/],
    ['تیشرت', /^تی‌شرت/],
    ['تی شرت', /^تی‌شرت/],
    ['کیبورد بیسیم', /^کیبورد(?: و ماوس)? بی‌سیم/],
    ['گوشینیکان', /^گوشی موبایل نیکان/],
  ],
  'Another word for the same thing': [
    ['تلفن همراه', /^گوشی موبایل/],
    ['لبتاپ', /^لپ‌تاپ/],
    ['لب تاب', /^لپ‌تاپ/],
    ['شارژر تایپ سی', /^شارژر.*USB-C/],
    ['جاروبرقی', /^جاروی/],
    ['نوت‌بوک', /^لپ‌تاپ/],
    ['هندزفری', /^هندزفری/],
    ['موس', /^ماوس/],
    ['smart watch', /ساعت/],
    ['coffee', /^قهوه/],
    ['books', /^کتاب/],
    ['handbag', /^کیف/],
    ['toys', /شادونه|فرفره/],
    ['دوربین عکاسی', /^دوربین/],
    ['دوربینعکاسی', /^دوربین/],
    ['tv', /^تلویزیون/],
    ['handsfree', /^هندزفری/],
    ['hands free', /^هندزفری/],
    ['power bank', /^پاوربانک/],
    ['laptop', /^لپ‌تاپ/],
    ['هدست', /^هدست/],
    ['۲۵۶ گیگ', /لپ‌تاپ|تبلت|گوشی/],
    ['256gb', /لپ‌تاپ|تبلت|گوشی/],
    ['کفش قرمز', /کفش|بوت/],
    ['تلویزیون ۵۵ اینچ', /^تلویزیون/],
  ],
  'One or two slips': [
    ['هدفن', /^هدفون/, 'هدفون'],
    ['هندسفری', /^هندزفری/, 'هندزفری'],
    ['نیکن', /نیکان/, 'نیکان'],
    ['نکیان', /نیکان/, 'نیکان'],
    ['nikn', /نیکان/, 'Nikan'],
    ['عربکا', /عربیکا/, 'عربیکا'],
    ['کفس', /^کفش/, 'کفش'],
    ['ارایش', /آذین/],
    ['ساعت هوشمنند', /^ساعت هوشمند/, 'ساعت هوشمند'],
    ['سامسنگ', /Galaxy A55/, 'سامسونگ'],
    ['ساسمونگ', /Galaxy A55/, 'سامسونگ'],
  ],
  'Names and models in either script, with digits of any kind': [
    ['نیکان', /نیکان/],
    ['aria 12', /^گوشی موبایل نیکان مدل Aria 12/],
    ['Aria۱۲', /^گوشی موبایل نیکان مدل Aria 12/],
    ['آریا ١٢', /^گوشی موبایل نیکان مدل Aria 12/],
    ['سامسونگ', /Galaxy A55/],
    ['samsung', /Galaxy A55/],
    ['galaxy', /Galaxy A55/],
    ['گلکسی', /Galaxy A55/],
    ['A55', /Galaxy A55/],
    ['a 55', /Galaxy A55/],
    ['ای ۵۵', /Galaxy A55/],
    ['قهوه', /^قهوه/],
  ],
  'Typed on the other keyboard': [
    ['l,fhdg', /^گوشی موبایل/, 'موبایل'],
    ['g\\ jh\\', /^لپ‌تاپ/, 'لپ‌تاپ'],
    ["'djhv", /^گیتار/, 'گیتار'],
    ['شقهش', /Aria/, 'Aria'],
    ["',a", /^گوشی موبایل/, 'گوش'],
    ['l,f', /^گوشی موبایل/, 'موب'],
    ['g\\j', /^لپ‌تاپ/, 'لپت'],
  ],
  'More than any product has together': [
    ['کتاب کودک', /^کتاب/, 'کتاب'],
    ['گوشی xyzzy', /^گوشی موبایل/, 'گوشی'],
    ['یخچال گوشی نیکان', /^گوشی موبایل نیکان/, 'گوشی نیکان'],
    ['هدفون بی‌سیم قابلمه', /^هدفون/, 'هدفون بی‌سیم'],
  ],
  'With a size or another property, of what is in stock so': [
    ['کفش سایز ۳۸', /^کفش/],
    ['کفش سایز 42', /^کفش/],
    ['کفش زنانه سایز ۳۸', /^کفش.*زنانه/],
    ['مانتو سایز 40', /^مانتو/],
    ['پیراهن سایز L', /^پیراهن/],
    ['تلویزیون سایز ۵۵', /^تلویزیون/],
    ['گوشی رم ۸', /^گوشی موبایل/],
    ['لپ تاپ رم ۱۶', /^لپ‌تاپ/],
    ['گوشی حافظه ۲۵۶', /^گوشی موبایل/],
    ['کفش رنگ قرمز سایز ۳۸', /^کفش/],
    ['کفش سایز ۴۰ تا ۴۲', /^کفش/],
    ['کفش سایز ۶۰', /^کفش/],
  ],
  'With words that judge, which no goods bear': [
    ['بهترین گوشی', /^گوشی موبایل/],
    ['گوشی خوب', /^گوشی موبایل/],
    ['گوشی ارزان', /^گوشی موبایل دکمه‌ای/],
    ['گوشی جدید', /^گوشی موبایل/],
  ],
  'With a price, of what is called so': [
    ['ارزان‌ترین گوشی', /^گوشی موبایل دکمه‌ای/],
    ['گران‌ترین هدفون', /^هدفون/],
    ['گوشی زیر ۱۰ میلیون', /^گوشی موبایل/],
    ['لپ تاپ زیر ۴۰', /^لپ‌تاپ/],
    ['هدفون بی‌سیم زیر ۴ میلیون', /^هدفون بی‌سیم/],
  ],
}

const PAGE_HEAD = `# Hard searches, and what they find

Written by \`npx vitest run tests/search/search-table.test.ts -u\`, and held by the same test on
both databases. The goods are those of the demo shop and one phone beside them, a Samsung Galaxy A55.
What is read as something else says so on its page. How a search is read is told in
[queries](queries.md).
`

type Found = { products: { title: string }[]; corrected: string | null }

/** Renders the table with today's results as a page of the docs. */
export async function writeSearchPage(search: (typed: string) => Promise<Found>): Promise<string> {
  const parts = [PAGE_HEAD]
  for (const [title, rows] of Object.entries(searchTable)) {
    parts.push(`## ${title}\n`, '| typed | read as | the first found |\n| --- | --- | --- |')
    for (const [typed] of rows) {
      const { products, corrected } = await search(typed)
      const code = `\`${typed}\``
      parts.push(`| ${code} | ${corrected ?? ''} | ${products[0]?.title ?? '–'} |`)
    }
    parts.push('')
  }
  return (await format('searches.md', parts.join('\n'), { printWidth: 100 })).code
}
