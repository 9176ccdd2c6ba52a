import { z } from 'zod'
import { dataOf, defineCall, done } from './call'
import { id } from './fields'
import { REPORT_KINDS } from './reactions'
import { LONGEST_REASON } from './social-limits'
import { writtenLine } from './written'

const body = z.object({
  id,
  hidden: z.boolean().default(true),
  /** Why, for whoever wrote it. */
  note: writtenLine({ what: 'دلیل پنهان کردن', most: LONGEST_REASON }).default(''),
})

export const operatePost = defineCall({
  method: 'POST',
  path: '/api/operator/post',
  summary: 'Hides a post, or shows it again; what was reported of it is settled',
  auth: 'operator',
  body,
  answer: done,
})

export const operatePostComment = defineCall({
  method: 'POST',
  path: '/api/operator/post-comment',
  summary: 'Hides a comment on a post, or shows it again; what was reported of it is settled',
  auth: 'operator',
  body,
  answer: done,
})

const report = z.object({
  kind: z.enum(REPORT_KINDS),
  id,
  /** What was written there. */
  text: z.string(),
  reasons: z.array(z.string()),
  first_at: z.iso.datetime(),
})
export type Report = z.output<typeof report>

export const getReports = defineCall({
  method: 'GET',
  path: '/api/operator/reports',
  summary: 'What was reported and is not settled, the most reported first',
  auth: 'operator',
  answer: dataOf(z.object({ reports: z.array(report) })),
})
