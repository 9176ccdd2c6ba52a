import type { PersistResponse } from '../db/database'

export const OK_ANSWER: { data: { ok: true } } = { data: { ok: true } }

export async function wrapData<T>(promise: Promise<T>): Promise<{ data: T }> {
  return { data: await promise }
}

type Written<Data> = Data & { tagsToRevalidate: string[] }
type Revalidator = { revalidateTags: (tags: readonly string[]) => Promise<void> }

/** Empties the pages that the write made stale, and answers with the rest of what it gives. */
export async function revalidateAndWrap<Data extends object>(
  { revalidateTags }: Revalidator,
  promise: Promise<Written<Data>>,
) {
  const { tagsToRevalidate, ...data } = await promise
  await revalidateTags(tagsToRevalidate)
  return { data }
}

/** Stores what was made as the answer has it, under its name. */
export function persistAs<Made>(
  persistResponse: PersistResponse<unknown>,
  name: string,
): PersistResponse<Made> {
  return (tx, made) => persistResponse(tx, { data: { [name]: made } })
}

/** Stores the whole of the answer's data. */
export function persistData<Data>(
  persistResponse: PersistResponse<unknown>,
): PersistResponse<Data> {
  return (tx, data) => persistResponse(tx, { data })
}

/** Stores that it was done, where the answer says no more. */
export function persistDone(persistResponse: PersistResponse<unknown>): PersistResponse<void> {
  return (tx) => persistResponse(tx, OK_ANSWER)
}
