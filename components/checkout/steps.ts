export const STEPS = ['address', 'delivery', 'payment'] as const
export type Step = (typeof STEPS)[number]
