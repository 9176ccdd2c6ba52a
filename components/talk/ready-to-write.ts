import { entriesSettled } from '@/components/ui/back-closes'
import { pause } from '@/lib/api/pause'
import { loadOwnTalk } from './load-own-talk'
import type { Writing } from './writing'

const PATIENCE = 2

/** Logging in may just have closed its sheet, and told who has written here before. */
export async function readyToWrite({ what, productId }: Writing): Promise<void> {
  await entriesSettled()
  if (what === 'comment') await Promise.race([loadOwnTalk(productId), pause(PATIENCE)])
}
