export type FailureEffect = 'none' | 'leave-to-auth-or-home' | 'reset-and-reload'

const effects = new Map<number, FailureEffect>([
  [401, 'leave-to-auth-or-home'],
  [419, 'reset-and-reload'],
  [503, 'reset-and-reload'],
])

/** Apart from the sentences, so that what only knows a failure carries none of them. */
export function effectOf(status: number): FailureEffect {
  return effects.get(status) ?? 'none'
}
