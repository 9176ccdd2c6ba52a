import { persianDigits } from '@/lib/persian/digits'
import { slugify } from '@/lib/persian/text'

export type Heading = { id: string; text: string; level: 2 | 3 }

const HEADING = /<h([23])(?:\s[^>]*)?>([\s\S]*?)<\/h\1>/g
const TABLE = /<table(?:\s[^>]*)?>[\s\S]*?<\/table>/g
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** What a reader sees of a piece of HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}

function createIdMaker() {
  const used = new Map<string, number>()
  return (text: string) => {
    const base = slugify(text) || 'بخش'
    const times = (used.get(base) ?? 0) + 1
    used.set(base, times)
    return times === 1 ? base : `${base}-${times}`
  }
}

/** A body whose headings can be linked to, and whose wide tables the keyboard can scroll. */
export function parseRichText(body: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const idOf = createIdMaker()
  let tables = 0
  const html = body
    .replace(HEADING, (_, level: string, inner: string) => {
      const text = plainText(inner)
      const id = idOf(text)
      headings.push({ id, text, level: level === '2' ? 2 : 3 })
      return `<h${level} id="${id}">${inner}</h${level}>`
    })
    .replace(TABLE, (table) => {
      tables += 1
      const label = `جدول ${persianDigits(tables)}`
      return `<div class="wide" role="group" aria-label="${label}" tabindex="0">${table}</div>`
    })
  return { html, headings }
}

export type QuestionAnswer = { question: string; answer: string }

const QUESTION_BLOCK = /<h3(?:\s[^>]*)?>([\s\S]*?)<\/h3>([\s\S]*?)(?=<h[23][\s>]|$)/g

/** The headings of a body that ask something, with what stands under each. */
export function findQuestions(body: string): QuestionAnswer[] {
  return [...body.matchAll(QUESTION_BLOCK)].flatMap(([, heading = '', under = '']) => {
    const question = plainText(heading)
    const answer = plainText(under)
    return question.endsWith('؟') && answer ? [{ question, answer }] : []
  })
}
