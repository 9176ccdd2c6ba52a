import { z } from 'zod'

export const commentDraft = z.object({
  product_id: z.int(),
  rate: z.int().min(1).max(5).optional(),
  title: z.string(),
  comment: z.string(),
  advantages: z.array(z.string()),
  disadvantages: z.array(z.string()),
  suggest: z.boolean().nullable(),
  anonymous: z.boolean(),
})
export type CommentDraft = z.output<typeof commentDraft>

export const noComment = (product_id: number): CommentDraft => ({
  product_id,
  title: '',
  comment: '',
  advantages: [],
  disadvantages: [],
  suggest: null,
  anonymous: false,
})

export function isWorthKeeping(draft: CommentDraft): boolean {
  const { rate, title, comment, advantages, disadvantages } = draft
  const words = [title, comment, ...advantages, ...disadvantages].join('').trim()
  return rate !== undefined || words !== ''
}
