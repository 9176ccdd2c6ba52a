import { and, eq, gt, sql } from 'drizzle-orm'
import { NEWCOMER_DAYS } from '@/lib/contract/limits'
import { persianDigits } from '@/lib/persian/digits'
import { foldHomoglyphs } from '@/lib/persian/homoglyphs'
import type { Database } from '../db/database'
import { users } from '../db/schema/schema'
import { DomainError } from '../domain-error'

const DOMAIN_ENDINGS = [
  'com|net|org|info|biz|shop|store|online|site|website|xyz|link|click|io|co|ir|ru|cn|gg|ly|tk|ga',
  'bet|casino|blog|ae|tr',
].join('|')
/** Also words of a model, sizes and measures, such as 15.pro, 42.eu and 400.ml. */
const AMBIGUOUS_ENDINGS = 'pro|live|page|space|club|top|vip|win|app|dev|me|tv|cc|ml|us|uk|eu|de'

/** A bullet with a gap on both sides begins a line or parts a list. */
const DOT_LOOKALIKES = /[。｡․．]|(?<!\s)[‧·•∙⋅]|[‧·•∙⋅](?!\s)/g

function foldLookalikes(text: string): string {
  return foldHomoglyphs(text)
    .replace(DOT_LOOKALIKES, '.')
    .replace(/\s*[([{<]\s*(?:\.|dot|نقطه|دات)\s*[)\]}>]\s*/g, '.')
    .replace(/(?<![a-z\d])([a-z\d.]) (?=[a-z\d.](?![a-z\d]))/g, '$1')
}

const WORD_END = String.raw`(?![\p{L}\d])`
const LINK_PATTERN = new RegExp(
  [
    String.raw`h(?:tt|xx|\*\*)ps?\s*[:;]|[a-z]:\/\/|\/\/[a-z\d][a-z\d-]*\.[a-z]|\\\\[a-z\d]`,
    String.raw`(?<![\p{L}\d])www\s*\.|(?<![\p{L}\d])xn--[a-z\d]`,
    String.raw`[\p{L}\d-](?:\.|\s+\.\s*)(?:${DOMAIN_ENDINGS})${WORD_END}`,
    String.raw`(?<![a-z\d-])(?![a-z]{0,2}\d+\.)[\d-]*[a-z][a-z\d-]*\s*\.(?:${AMBIGUOUS_ENDINGS})${WORD_END}`,
    String.raw`[a-z\d]\.\s+(?:com|net(?!\s+w)|org|ir)${WORD_END}`,
    String.raw`\d{1,3}(?:\.\d{1,3}){3}(?::\d{2}|\/[a-z\d])`,
    String.raw`[\p{L}\d]\s*(?:\bdot\b|نقطه|دات)\s*(?:${DOMAIN_ENDINGS})${WORD_END}`,
    String.raw`(?<!\p{L})(?:نقطه|دات)\s*(?:کام|ای\s?ار|شاپ)${WORD_END}`,
    // A point in words before «نت» may be the framework a book is about.
    String.raw`(?<!\p{L})نقطه\s*نت${WORD_END}|[a-z\d]\s*دات\s*نت${WORD_END}`,
    String.raw`(?<![\p{L}\d])(?:t|telegram|wa|bit)\s?(?:\.|dot)\s?(?:me|ly)${WORD_END}`,
  ].join('|'),
  'u',
)

/** An address to go to, however it is written. */
export function hasLink(text: string): boolean {
  return LINK_PATTERN.test(foldLookalikes(text))
}

const NO_LINKS_MESSAGE = `تا ${persianDigits(NEWCOMER_DAYS)} روز پس از ساختن حساب نمی‌توان پیوند گذاشت.`

type CheckedText = { field: string; text: string }

/** Accounts made to advertise are new ones. */
export async function refuseNewcomerLinks(
  db: Database,
  customer: number,
  { field, text }: CheckedText,
): Promise<void> {
  if (!hasLink(text)) return
  const since = sql`now() - make_interval(days => ${NEWCOMER_DAYS})`
  const [newcomer] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, customer), gt(users.createdAt, since)))
  if (newcomer)
    throw new DomainError('invalid', NO_LINKS_MESSAGE, { fields: { [field]: [NO_LINKS_MESSAGE] } })
}
