import { foldDigits } from '@/lib/persian/digits'

const ENDINGS =
  'com|net|org|info|shop|store|online|site|xyz|top|link|click|app|dev|io|co|me|ir|ru|cn'
const LINK = new RegExp(
  String.raw`(?:https?:|hxxps?:)?\/\/|\bwww\.|[\p{L}\d-]\.(?:${ENDINGS})\b|\b(?:t|telegram|wa|bit)\s?\.\s?(?:me|ly)\b`,
  'iu',
)

/** An address to go to, however it is written. */
export function hasLink(text: string): boolean {
  return LINK.test(foldDigits(text).replace(/[\u200b-\u200f\u2060\u202a-\u202e\u2066-\u2069]/g, ''))
}
