/** Of whom and about what an answer is written. */
export type ReplyFill = { name: string; code: string }

export const REPLY_GAPS = ['{نام}', '{کد سفارش}'] as const

/** A gap for which there is nothing leaves no hole: it goes with the space before it. */
export function fillReply(text: string, { name, code }: ReplyFill): string {
  const values: Record<string, string> = { '{نام}': name.trim(), '{کد سفارش}': code }
  return text.replace(/( ?)(\{نام\}|\{کد سفارش\})/g, (_, space: string, gap: string) => {
    const value = values[gap] ?? ''
    return value === '' ? '' : space + value
  })
}
