import { join } from 'node:path'
import { readConfig } from '@/lib/config'
import { type ShareFacts, shareVersion } from '@/lib/seo/share-picture'
import { drawShare } from './draw'
import { KeptPictures } from './kept-pictures'
import { oneAtATime } from './one-at-a-time'

/** About 120 KB each. */
const MOST_KEPT = 2_000
const MOST_WAITING = 24

const inTurn = oneAtATime(MOST_WAITING)
const atWork = new Map<string, Promise<Buffer>>()
let pictures: KeptPictures | undefined

function kept(): KeptPictures {
  pictures ??= new KeptPictures(join(readConfig(process.env).dataDir, 'og'), MOST_KEPT)
  return pictures
}

async function drawn(name: string, facts: ShareFacts): Promise<Buffer> {
  const found = await kept().read(name)
  if (found) return found
  const bytes = await inTurn(() => drawShare(facts))
  await kept().write(name, bytes)
  return bytes
}

/** Drawn once for each version of what it shows, however many ask at the same time. */
export function sharePng(facts: ShareFacts): Promise<Buffer> {
  const name = `${facts.kind}-${shareVersion(facts)}.png`
  const running = atWork.get(name) ?? drawn(name, facts).finally(() => atWork.delete(name))
  atWork.set(name, running)
  return running
}
