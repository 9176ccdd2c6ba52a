import type { IncomingHttpHeaders } from 'node:http'
import type { Coding } from './ready-page'

const knownHeaders = new Map<string, Coding>()
const MAX_KNOWN = 200

function acceptsCoding(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    return name === coding && !parameters.some((one) => /^q=0(\.0*)?$/.test(one))
  })
}

/** Browsers send few different headers, so each is parsed once. */
export function negotiateCoding(header: string | string[] | undefined): Coding {
  const text = String(header ?? '')
  const found = knownHeaders.get(text)
  if (found) return found
  const coding = acceptsCoding(text, 'br')
    ? 'br'
    : acceptsCoding(text, 'gzip')
      ? 'gzip'
      : 'identity'
  if (knownHeaders.size < MAX_KNOWN) knownHeaders.set(text, coding)
  return coding
}

function toStrongTag(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}

/** Whether the browser's copy is current; a forced reload gets the whole page all the same. */
export function isNotModified(headers: IncomingHttpHeaders, etag: string): boolean {
  const given = headers['if-none-match']
  if (given === undefined || headers['cache-control']?.includes('no-cache')) return false
  return given.trim() === '*' || given.split(',').some((tag) => toStrongTag(tag) === etag)
}
