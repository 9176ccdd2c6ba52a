import { compareNames } from '@/lib/persian/text'

export type LetterGroup<Named> = { letter: string; members: Named[] }

/** آ and ا are one letter to who looks for a name. */
function letterOf(title: string): string {
  const first = title.trim().charAt(0).toLocaleUpperCase()
  return ['آ', 'أ', 'إ', 'ا'].includes(first) ? 'ا' : first
}

export function byFirstLetter<Named extends { title: string }>(
  named: readonly Named[],
): LetterGroup<Named>[] {
  const groups = new Map<string, Named[]>()
  for (const one of [...named].sort((a, b) => compareNames(a.title, b.title))) {
    const letter = letterOf(one.title)
    groups.set(letter, [...(groups.get(letter) ?? []), one])
  }
  return [...groups].map(([letter, members]) => ({ letter, members }))
}
