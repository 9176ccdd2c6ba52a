import { currencyName } from '@/lib/persian/money'
import { detailsOfKind, PLACEHOLDERS, type MessageKind, type Placeholder } from './message-kinds'

const UNIT: Placeholder = 'واحد'
const IN_BRACES = /\{([^{}\n]*)\}/g

export type MessageValues = Partial<Record<string, string>>

/** A line of which no placeholder has a value is left out: no code, no «کد رهگیری:». */
export function fillTemplate(template: string, values: MessageValues): string {
  const lines = template.split('\n').filter((line) => {
    const written = [...line.matchAll(IN_BRACES)].map(([, name = '']) => name.trim())
    // A unit is always known, and nothing without its amount.
    const names = written.filter((name) => name !== UNIT)
    return names.length === 0 || names.some((name) => values[name])
  })
  return lines
    .map((line) => line.replace(IN_BRACES, (_, name: string) => values[name.trim()] ?? ''))
    .join('\n')
    .trim()
}

const NAMED_UNIT = /(\{(?:مبلغ|بازگشتی)\} )(?:تومان|ریال)/g

/** A text of the time when the unit was no setting of the shop names it in so many words. */
export function followUnit(template: string): string {
  return template.replace(NAMED_UNIT, `$1{${UNIT}}`)
}

/** What stands in braces and is no word of this kind of message. */
export function findUnknownPlaceholders(kind: MessageKind, template: string): string[] {
  const known: readonly string[] = detailsOfKind(kind).placeholders
  const used = [...template.matchAll(IN_BRACES)].map(([, name = '']) => name.trim())
  return [...new Set(used)].filter((name) => !known.includes(name))
}

export function sampleValues(kind: MessageKind): MessageValues {
  const { placeholders } = detailsOfKind(kind)
  const sampleOf = (name: Placeholder) =>
    name === UNIT ? currencyName() : PLACEHOLDERS[name].sample
  return Object.fromEntries(placeholders.map((name) => [name, sampleOf(name)]))
}

/** What a provider's own template is filled with; each of its words once. */
export function patternValues(
  kind: MessageKind,
  provider: 'kavenegar' | 'smsir',
  values: MessageValues,
): Record<string, string> {
  const filled: Record<string, string> = {}
  const inOrder: readonly Placeholder[] = detailsOfKind(kind).placeholders
  for (const name of inOrder) {
    const word = PLACEHOLDERS[name][provider]
    const value = values[name]
    if (word !== null && value && filled[word] === undefined) filled[word] = value
  }
  return filled
}

const ONE_PART = 70
const OF_MANY_PARTS = 67

/** How many SMS a Persian text is billed as. */
export function countSmsParts(text: string): number {
  if (text === '') return 0
  return text.length <= ONE_PART ? 1 : Math.ceil(text.length / OF_MANY_PARTS)
}
