import { notify } from '@/components/ui/notify'
import { isApiError } from '@/lib/client/http/error-checks'
import type { ErrorCode } from '@/lib/contract/error-codes'
import { saveFavorite } from '@/lib/client/queries/favorites'
import { createSendPress, type SendPress } from '@/lib/client/send-press'
import type { Favorite } from '@/stores/favorites'

/** A failure that has no sentence for a shopper, or that is told elsewhere too. */
const untoldCodes = new Set<ErrorCode>([
  'internal_error',
  'unavailable',
  'session_revoked',
  'invalid',
])

function failureMessage(error: unknown): string | null {
  if (!isApiError(error) || error.code === null) return null
  if (error.code === 'unauthorized') return error.message
  return untoldCodes.has(error.code) ? null : error.answeredMessage
}

export function createSendFavorite(
  generalMessage: string,
): SendPress<Favorite, { value: boolean }> {
  return createSendPress({
    save: async ({ kind, id }, value) => ({ value: await saveFavorite(kind, id, value) }),
    onError: (error) => void notify.error(failureMessage(error) || generalMessage),
  })
}
