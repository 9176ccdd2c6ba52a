import { useQuery } from '@tanstack/react-query'
import { useBrowserValue } from '@/components/ui/use-browser-value'
import { deskSettingsQuery } from '@/lib/client/desk/shop-settings'

/** Of the samples that a message is shown with, what this shop has of its own. */
export function useShopSamples() {
  const settings = useQuery(deskSettingsQuery)
  const origin = useBrowserValue(() => location.origin, '')
  return {
    ...(settings.data && { فروشگاه: settings.data.name }),
    ...(origin && { پیوند: `${origin}/` }),
  }
}
