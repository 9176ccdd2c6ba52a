import { foldDigits } from '@/lib/persian/digits'
import { WIDEST } from './limits'

/** The ids in an address such as `?ids=1,2`; what is none, or comes again, is left out. */
export function idsIn(text: string, most: number): number[] {
  const ids = foldDigits(text)
    .split(/[,،\s]+/)
    .filter((part) => /^\d{1,10}$/.test(part))
    .map(Number)
    .filter((id) => id >= 1 && id <= WIDEST)
  return [...new Set(ids)].slice(0, most)
}
