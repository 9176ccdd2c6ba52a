import { z } from 'zod'
import { dataOf, defineCall } from '../call'

const SET_UP_STEPS = [
  ...(['name', 'category', 'product', 'shipping'] as const),
  ...(['gateway', 'sms', 'second_factor', 'pages', 'site_url'] as const),
] as const

const step = z.object({
  name: z.enum(SET_UP_STEPS),
  is_done: z.boolean(),
  /** What is still to do, where it is counted: pages to write, people without a second factor. */
  left: z.int().min(0).optional(),
})
export type SetUpStep = z.output<typeof step>

export const getSetUpSteps = defineCall({
  method: 'GET',
  path: '/api/desk/set-up',
  summary: 'What a real shop still lacks to open; nothing for the demo shop',
  auth: 'staff',
  staff: { permission: 'settings.write' },
  answer: dataOf(
    z.object({
      steps: z.array(step),
      /** What the server was started with. */
      server: z.object({ site_url: z.string() }),
    }),
  ),
})
