import { foldDigits } from '@/lib/persian/digits'

const ENDINGS = [
  'com|net|org|info|biz|shop|store|online|site|website|xyz|top|link|click|app|dev|io|co|me|ir|ru|cn',
  'cc|gg|tv|ly|tk|ml|ga|live|club|vip|bet|win|casino|pro|blog|page|space|uk|us|eu|de|tr|ae',
].join('|')

/** Cyrillic and Greek letters that are drawn as Latin ones. */
const TWINS: Record<string, string> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', і: 'i', ј: 'j', к: 'k', м: 'm', н: 'h' },
  ...{ о: 'o', р: 'p', ԛ: 'q', г: 'r', ѕ: 's', т: 't', ѵ: 'v', ԝ: 'w', х: 'x', у: 'y' },
  ...{ α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
}
const UNSEEN = /[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]/gu
/** A bullet with a gap on both sides begins a line or parts a list. */
const ODD_DOTS = /[。｡․．]|(?<!\s)[‧·•∙⋅]|[‧·•∙⋅](?!\s)/g

/** Letters as they look, without what only hides them from a machine. */
function asItLooks(text: string): string {
  return foldDigits(text.normalize('NFKD'))
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(/[\u0370-\u052f]/g, (letter) => TWINS[letter] ?? letter)
    .replace(ODD_DOTS, '.')
    .replace(/\s*[([{<]\s*(?:\.|dot|نقطه|دات)\s*[)\]}>]\s*/g, '.')
    .replace(/(?<![a-z\d])([a-z\d.]) (?=[a-z\d.](?![a-z\d]))/g, '$1')
}

const END = String.raw`(?![\p{L}\d])`
const LINK = new RegExp(
  [
    String.raw`h(?:tt|xx|\*\*)ps?\s*[:;]|\/\/|\\\\`,
    String.raw`(?<![\p{L}\d])www\s*\.|(?<![\p{L}\d])xn--[a-z\d]`,
    String.raw`[\p{L}\d-](?:\.|\s+\.\s*)(?:${ENDINGS})${END}`,
    String.raw`[a-z\d]\.\s+(?:com|net|org|ir)${END}`,
    String.raw`\d{1,3}(?:\.\d{1,3}){3}[:\/]`,
    String.raw`[\p{L}\d]\s*(?:\bdot\b|نقطه|دات)\s*(?:${ENDINGS})${END}`,
    String.raw`(?<!\p{L})(?:نقطه|دات)\s*(?:کام|نت|ای\s?ار|شاپ)${END}`,
    String.raw`(?<![\p{L}\d])(?:t|telegram|wa|bit)\s?\.\s?(?:me|ly)${END}`,
  ].join('|'),
  'u',
)

/** An address to go to, however it is written. */
export function hasLink(text: string): boolean {
  return LINK.test(asItLooks(text))
}
