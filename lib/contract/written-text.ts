import { z } from 'zod'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { normalizeText } from '@/lib/persian/text'

const NOT_WRITING = /[^\P{Cc}\n]|[\u200b\u2060\ufeff]/gu

/** As it is stored: one spelling, no invisible characters, at most one empty line in a row. */
function tidyText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(NOT_WRITING, '')
  return normalizeText(lines)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
}

function tidyLine(text: string): string {
  return normalizeText(text.replace(/\s+/g, ' ').replace(NOT_WRITING, ''))
}

/** Without joiners: they are part of Persian words, but no text by themselves. */
function countVisible(text: string): number {
  return [...text.replace(/\p{Cf}/gu, '')].length
}

type TextRule = { what: string; least?: number; most: number }

/** Before it is tidied: letters in pieces, indents and blank lines are longer as they are sent. */
const longestSent = (most: number): number => 4 * most + 100

function textSchema(tidy: (text: string) => string, { what, least = 0, most }: TextRule) {
  const missing = `${what} را بنویسید.`
  const tooShort = `${what} باید دست‌کم ${persianDigits(least)} حرف باشد.`
  const tooLong = `${what} نباید بیش از ${formatNumber(most)} حرف باشد.`
  return z
    .string(least > 0 ? missing : `${what} باید متن باشد.`)
    .max(longestSent(most), { error: tooLong, abort: true })
    .transform(tidy)
    .pipe(
      z
        .string()
        .refine((text) => countVisible(text) >= least, {
          error: ({ input }) => (least === 1 || input === '' ? missing : tooShort),
        })
        .refine((text) => [...text].length <= most, tooLong),
    )
}

/** Text of several lines, measured as it will be stored. */
export const writtenText = (rule: TextRule) => textSchema(tidyText, rule)
export const writtenLine = (rule: TextRule) => textSchema(tidyLine, rule)
