import type { ReactNode } from 'react'

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** One field of a form, as a clash shows it. */
export type DescribedField<Draft> = {
  label: string
  /** Of the draft: what is changed together is also asked about together. */
  names: readonly (keyof Draft & string)[]
  /** Its value in the words of the form. */
  describe: (draft: Draft) => ReactNode
  /** What is compared, where more than what is typed stands in the draft. */
  compare?: (draft: Draft) => unknown
}

export type DraftVersions<Draft> = {
  /** What the form was filled with. */
  base: Draft
  mine: Draft
  /** What somebody else saved meanwhile. */
  stored: Draft
}

const pick = <Draft extends object>(draft: Draft, names: readonly (keyof Draft & string)[]) =>
  Object.fromEntries(names.map((name) => [name, draft[name]]))

const valueOf = <Draft extends object>(
  { names, compare }: DescribedField<Draft>,
  draft: Draft,
): unknown => (compare ? compare(draft) : pick(draft, names))

/** A field of the draft that needs no more than its text. */
export const textField = <Name extends string>(name: Name, label: string) => ({
  label,
  names: [name],
  describe: (draft: Record<Name, string>) => draft[name],
})

/** What both changed, each in another way; what only one of them changed merges by itself. */
export function findClashingFields<Draft extends object>(
  fields: readonly DescribedField<Draft>[],
  { base, mine, stored }: DraftVersions<Draft>,
): DescribedField<Draft>[] {
  return fields.filter((field) => {
    const [own, theirs, before] = [mine, stored, base].map((draft) => valueOf(field, draft))
    return !isSame(own, before) && !isSame(theirs, before) && !isSame(own, theirs)
  })
}

/** What is stored, with all that was typed over it but for some fields. */
export function mergeDrafts<Draft extends object>(
  fields: readonly DescribedField<Draft>[],
  { base, mine, stored }: DraftVersions<Draft>,
  dropped: readonly DescribedField<Draft>[] = [],
): Draft {
  const own = fields.filter(
    (field) => !dropped.includes(field) && !isSame(valueOf(field, mine), valueOf(field, base)),
  )
  return { ...stored, ...Object.assign({}, ...own.map(({ names }) => pick(mine, names))) }
}

const BLOCK_ENDS = /<\/(?:p|h[1-6]|li|tr|blockquote|figcaption|table|ul|ol)>|<br\s*\/?>/gi
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** A rich text as it is read, a line for each of its blocks. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<\/t[dh]>\s*(?=<t[dh])/gi, '، ')
    .replace(BLOCK_ENDS, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim()
}
