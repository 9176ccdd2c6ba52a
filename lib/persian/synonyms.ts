import { editDistance } from './edit-distance'
import { searchKey } from './text'

/** Words that shoppers use for one thing, as search keys without spaces. */
const GROUPS = [
  ['موبایل', 'گوشی', 'تلفن همراه', 'mobile', 'phone', 'smartphone'],
  ['لپ تاپ', 'لب تاپ', 'لپ تاب', 'لب تاب', 'نوت بوک', 'رایانه همراه', 'laptop', 'notebook'],
  ['هدفون', 'هندزفری', 'هدست', 'ایرپاد', 'ایرفون', 'headphone', 'earphone'],
  ['تلویزیون', 'تی وی', 'tv', 'television'],
  ['اسپیکر', 'بلندگو', 'speaker'],
  ['کیبورد', 'صفحه کلید', 'keyboard'],
  ['ماوس', 'موس', 'موشواره', 'mouse'],
  ['مانیتور', 'نمایشگر', 'monitor'],
  ['چاپگر', 'پرینتر', 'printer'],
  ['تبلت', 'تب لت', 'رایانک', 'tablet'],
  ['پاوربانک', 'شارژر همراه', 'باتری همراه', 'powerbank'],
  ['شارژر', 'آداپتور', 'charger'],
  ['تایپ سی', 'type c', 'usb'],
  ['جارو برقی', 'جارو شارژی', 'جاروی'],
  ['قاب', 'کاور', 'گارد', 'case', 'cover'],
  ['ساعت', 'watch'],
  ['مچ بند', 'دستبند هوشمند', 'band'],
  ['دوربین', 'camera'],
  ['کنسول', 'پلی استیشن', 'ایکس باکس', 'console'],
  ['فلش', 'فلش مموری', 'flash'],
  ['کامپیوتر', 'رایانه', 'computer', 'pc'],
  ['مبل', 'کاناپه', 'راحتی'],
  ['لامپ', 'چراغ'],
  ['قابلمه', 'دیگ'],
  ['تابه', 'ماهیتابه', 'ماهی تابه'],
  ['ماگ', 'لیوان'],
  ['کاپشن', 'ژاکت', 'اورکت'],
  ['تیشرت', 'تی شرت', 'پیراهن آستین کوتاه'],
  ['کفش', 'کتانی', 'کتونی', 'اسنیکر'],
  ['کوله', 'کوله پشتی', 'backpack'],
  ['عطر', 'ادکلن', 'ادوپرفیوم', 'perfume'],
  ['رژ', 'رژلب', 'ماتیک'],
  ['پازل', 'جورچین'],
  ['گیگابایت', 'گیگ', 'gb'],
  ['هوشمند', 'smart'],
  ['بی سیم', 'وایرلس', 'wireless'],
  ['سامسونگ', 'samsung'],
  ['اپل', 'apple'],
  ['آیفون', 'iphone'],
  ['شیائومی', 'شیاومی', 'xiaomi'],
  ['گلکسی', 'galaxy'],
  ['هواوی', 'huawei'],
  ['ایسوس', 'asus'],
  ['لنوو', 'lenovo'],
  ['سونی', 'sony'],
]

const compactKey = (text: string) => searchKey(text).replaceAll(' ', '')

const byWord = new Map<string, string[]>()
for (const group of GROUPS.map((words) => words.map(compactKey))) {
  for (const word of group) {
    const others = group.filter((other) => other !== word)
    byWord.set(word, [...(byWord.get(word) ?? []), ...others])
  }
}

/** While somebody types: what a synonym that begins so stands for. */
export function synonymsByPrefix(word: string): string[] {
  const begun = [...byWord].filter(([key]) => key.startsWith(word))
  return begun.flatMap(([, others]) => others)
}

export function synonymsOf(word: string): string[] {
  return byWord.get(word) ?? []
}

/** How far it is from a word that the shop knows of, even where it sells no such thing. */
export function editDistanceToSynonym(word: string): number {
  return Math.min(...[...byWord.keys()].map((key) => editDistance(word, key)))
}
