import { notify } from '@/components/ui/notify'
import { hasErrorCode, isRejection } from '@/lib/client/http/errors'
import { saveFavorite } from '@/lib/client/queries/favorites'
import type { ToggleCalls } from '@/lib/client/send-press'
import type { Favorite } from '@/stores/favorites'

export function createFavoriteCalls(
  generalMessage: string,
): ToggleCalls<Favorite, { value: boolean }> {
  return {
    save: async ({ kind, id }, value) => ({ value: await saveFavorite(kind, id, value) }),
    onError: (error) => {
      const isShown = isRejection(error) || hasErrorCode(error, 'bad_request', 'unauthorized')
      void notify.error((isShown && error.message) || generalMessage)
    },
  }
}
