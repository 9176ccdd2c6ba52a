import { expect } from 'vitest'
import { z } from 'zod'
import type { Answer } from './asking'

const persian = z.string().regex(/[\u0600-\u06ff]/)
const byField = z.object({ errors: z.record(z.string(), z.array(persian).min(1)) })
const inWords = z.object({ error: persian })

/** What holds for every answer there is, however odd the question. */
export function expectWellMannered(answer: Answer): void {
  const what = `${answer.asked}\n${answer.text.slice(0, 300)}`
  expect(answer.status, what).toBeLessThan(500)
  expect(answer.headers.get('x-request-id'), what).toMatch(/^[\w-]{8,64}$/)
  expect(answer.text).not.toMatch(/node_modules|at async |select .* from /i)
  if (answer.status === 422) expect(byField.safeParse(answer.body).error, what).toBeUndefined()
  else if (answer.status >= 400) expect(inWords.safeParse(answer.body).error, what).toBeUndefined()
}

export function expectRefused(answer: Answer, status: number): void {
  expectWellMannered(answer)
  expect(answer.status, `${answer.asked}\n${answer.text.slice(0, 300)}`).toBe(status)
}
