import type { Call, CallAuth } from '@/lib/contract/call'

const WHO_MAY_ASK: Record<CallAuth, string> = {
  anyone: 'Anyone may ask.',
  either: 'Anyone may ask; a customer who is logged in is known.',
  customer: 'A customer who is logged in asks.',
  staff: 'A member of the staff asks, whose role allows it.',
  operator: 'Whoever holds the key of the shop asks; to all others there is no such address.',
}
/** Who may ask, and what a member of the staff needs for it. */
export function describeAccess({ auth, staff }: Call): string {
  const permission = staff?.permission ?? 'member'
  const needed = permission === 'member' ? [] : [`Needs \`${permission}\`.`]
  const proof = staff?.needsFreshProof ? ['Needs a second factor given within ten minutes.'] : []
  return [WHO_MAY_ASK[auth], ...needed, ...proof].join(' ')
}

export const SECURITY: Record<CallAuth, Record<string, string[]>[]> = {
  anyone: [],
  either: [{}, { customer: [] }],
  customer: [{ customer: [] }],
  staff: [{ staff: [] }],
  operator: [{ operator: [] }],
}
export const securitySchemes = {
  customer: {
    type: 'http' as const,
    scheme: 'bearer',
    description: 'The `token` that a login answers',
  },
  staff: {
    type: 'apiKey' as const,
    in: 'cookie' as const,
    name: 'vitrin-desk',
    description: 'The cookie that a login at the desk sets; `__Host-vitrin-desk` over https',
  },
  operator: { type: 'http' as const, scheme: 'bearer', description: '`OPERATOR_KEY` of the shop' },
}
