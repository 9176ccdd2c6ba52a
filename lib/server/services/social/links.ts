import { lettersAsTheyLook } from '@/lib/persian/looks'

const NAMES = [
  'com|net|org|info|biz|shop|store|online|site|website|xyz|link|click|io|co|ir|ru|cn|gg|ly|tk|ga',
  'bet|casino|blog|ae|tr',
].join('|')
/** Also words of a model, sizes and measures, such as 15.pro, 42.eu and 400.ml. */
const WORDS = 'pro|live|page|space|club|top|vip|win|app|dev|me|tv|cc|ml|us|uk|eu|de'

/** A bullet with a gap on both sides begins a line or parts a list. */
const ODD_DOTS = /[。｡․．]|(?<!\s)[‧·•∙⋅]|[‧·•∙⋅](?!\s)/g

function asItLooks(text: string): string {
  return lettersAsTheyLook(text)
    .replace(ODD_DOTS, '.')
    .replace(/\s*[([{<]\s*(?:\.|dot|نقطه|دات)\s*[)\]}>]\s*/g, '.')
    .replace(/(?<![a-z\d])([a-z\d.]) (?=[a-z\d.](?![a-z\d]))/g, '$1')
}

const END = String.raw`(?![\p{L}\d])`
const LINK = new RegExp(
  [
    String.raw`h(?:tt|xx|\*\*)ps?\s*[:;]|[a-z]:\/\/|\/\/[a-z\d][a-z\d-]*\.[a-z]|\\\\[a-z\d]`,
    String.raw`(?<![\p{L}\d])www\s*\.|(?<![\p{L}\d])xn--[a-z\d]`,
    String.raw`[\p{L}\d-](?:\.|\s+\.\s*)(?:${NAMES})${END}`,
    String.raw`(?<![a-z\d-])(?![a-z]{0,2}\d+\.)[\d-]*[a-z][a-z\d-]*\s*\.(?:${WORDS})${END}`,
    String.raw`[a-z\d]\.\s+(?:com|net(?!\s+w)|org|ir)${END}`,
    String.raw`\d{1,3}(?:\.\d{1,3}){3}(?::\d{2}|\/[a-z\d])`,
    String.raw`[\p{L}\d]\s*(?:\bdot\b|نقطه|دات)\s*(?:${NAMES})${END}`,
    String.raw`(?<!\p{L})(?:نقطه|دات)\s*(?:کام|ای\s?ار|شاپ)${END}`,
    // A point in words before «نت» may be the framework a book is about.
    String.raw`(?<!\p{L})نقطه\s*نت${END}|[a-z\d]\s*دات\s*نت${END}`,
    String.raw`(?<![\p{L}\d])(?:t|telegram|wa|bit)\s?(?:\.|dot)\s?(?:me|ly)${END}`,
  ].join('|'),
  'u',
)

/** An address to go to, however it is written. */
export function hasLink(text: string): boolean {
  return LINK.test(asItLooks(text))
}
