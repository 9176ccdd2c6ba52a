import { z } from 'zod'

/** A page that one worker wrote to the files that all of them share. */
const storedPage = z.object({
  key: z.string(),
  file: z.string(),
  tags: z.array(z.string()),
  bytes: z.number(),
})

/** What a worker says to the watcher, and the watcher to the others. */
export const workerMessage = z.discriminatedUnion('say', [
  z.object({ say: z.literal('close') }),
  z.object({ say: z.literal('stored'), page: storedPage }),
  /** `id` is the sender's; whoever has emptied its own answers with it. */
  z.object({ say: z.literal('empty'), id: z.number(), tags: z.array(z.string()) }),
  z.object({ say: z.literal('emptied'), id: z.number() }),
])
export type WorkerMessage = z.output<typeof workerMessage>
