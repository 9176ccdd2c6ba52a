import { z } from 'zod'

/** Who says it; the server's word cannot be changed at the desk. */
export const setBy = z.enum(['server', 'desk', 'nobody'])

/** What is shown of a secret, which itself never leaves the server. */
export const sealedSecret = z.object({
  set_by: setBy,
  /** The last of it; empty while there is none. */
  marks: z.string(),
  /** False: it was sealed with another secret of the server and must be written anew. */
  is_readable: z.boolean(),
})
