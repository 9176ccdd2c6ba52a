import { hasErrorCode } from '../http/error-checks'

type ProofAsker = () => Promise<boolean>

let askForProof: ProofAsker = () => Promise.resolve(false)

/** Called by the dialog that asks, while it is mounted. */
export function setProofAsker(asker: ProofAsker): () => void {
  askForProof = asker
  return () => {
    askForProof = () => Promise.resolve(false)
  }
}

/** Sends again what was refused for want of a fresh second factor, once that was given. */
export async function withFreshProof<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (!hasErrorCode(error, 'proof_required') || !(await askForProof())) throw error
    return send()
  }
}
