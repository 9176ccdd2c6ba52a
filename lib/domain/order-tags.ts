import { searchKey } from '@/lib/persian/text'

export const MOST_TAGS_OF_ORDER = 5
export const MOST_LETTERS_OF_TAG = 24

/** Two spellings of one word are one tag. */
export const tagKey = searchKey

export type TagChange = { add: readonly string[]; remove: readonly string[] }

export const hasTag = (tags: readonly string[], title: string) =>
  tags.some((tag) => tagKey(tag) === tagKey(title))

/** Adding what is there and removing what is not there changes nothing. */
export function applyTagChange(tags: readonly string[], { add, remove }: TagChange): string[] {
  const result = tags.filter((tag) => !hasTag(remove, tag))
  for (const title of add) if (!hasTag(result, title)) result.push(title)
  return result
}
