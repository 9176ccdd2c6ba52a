import { hasErrorCode } from '../http/error-checks'

type ProofAsker = () => Promise<boolean>

let askForProof: ProofAsker = () => Promise.resolve(false)
let asking: Promise<boolean> | null = null

/** Called by the dialog that asks, while it is mounted. */
export function setProofAsker(asker: ProofAsker): () => void {
  askForProof = asker
  return () => {
    askForProof = () => Promise.resolve(false)
  }
}

/** True once the second factor was given, or made by who had none. Calls that fail together ask once. */
export function requestProof(): Promise<boolean> {
  asking ??= askForProof().finally(() => {
    asking = null
  })
  return asking
}

/** Whether it failed for want of a second factor, which the dialog has explained already. */
export function wantsProof(error: unknown): boolean {
  return hasErrorCode(error, 'proof_required', 'second_factor_required')
}

/** Sends again what was refused for want of a fresh second factor, once that was given. */
export async function withFreshProof<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (!wantsProof(error) || !(await requestProof())) throw error
    return send()
  }
}
