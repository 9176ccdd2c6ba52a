import { notify } from '@/components/ui/notify'
import { getErrorMessage } from '@/lib/client/http/error-message'

/** Says what failed in a toast; an error without a message stays silent. */
export function notifyError(error: unknown): void {
  const message = getErrorMessage(error)
  if (message) void notify.error(message)
}
