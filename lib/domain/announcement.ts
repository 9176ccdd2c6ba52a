import { searchKey } from '@/lib/persian/text'

/** `cities` is empty for what is said to everybody. */
export type AnnouncementPart = { text: string; cities: string[] }

/** «تهران و کرج، همان روز»: the cities that a part names before anything else. */
function listNamed(text: string, known: ReadonlyMap<string, string>): string[] {
  const named: string[] = []
  for (const phrase of text.split(/[،,:]/)) {
    const whole = known.get(searchKey(phrase))
    const names = whole ? [whole] : phrase.split(/\sو\s/).map((one) => known.get(searchKey(one)))
    const cities = names.filter((name) => name !== undefined)
    // «در بهار ۱۴۰۶» and «در قمصر» name no city.
    if (cities.length < names.length) break
    named.push(...cities)
  }
  return named
}

/** The first is always for everybody, and so is a part after «؛» that names no city right after «در». */
export function splitAnnouncement(text: string, cityNames: readonly string[]): AnnouncementPart[] {
  const known = new Map(cityNames.map((name) => [searchKey(name), name]))
  return text.split('؛').map((part, index) => {
    const local = /^\s*در\s+(?:شهر\s+)?(.+)$/s.exec(part)?.[1]
    return { text: part, cities: index > 0 && local ? listNamed(local, known) : [] }
  })
}
