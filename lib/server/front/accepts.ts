import type { IncomingHttpHeaders } from 'node:http'
import type { Coding } from './ready-page'

const known = new Map<string, Coding>()
const mostKnown = 200

function accepts(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    return name === coding && !parameters.some((one) => /^q=0(\.0*)?$/.test(one))
  })
}

/** Browsers send few different headers, so each is read once. */
export function codingFor(header: string | string[] | undefined): Coding {
  const text = String(header ?? '')
  const found = known.get(text)
  if (found) return found
  const coding = accepts(text, 'br') ? 'br' : accepts(text, 'gzip') ? 'gzip' : 'identity'
  if (known.size < mostKnown) known.set(text, coding)
  return coding
}

function strong(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}

/** Whether the browser's copy is the page; a forced reload asks for the whole all the same. */
export function hasCopy(headers: IncomingHttpHeaders, etag: string): boolean {
  const given = headers['if-none-match']
  if (given === undefined || headers['cache-control']?.includes('no-cache')) return false
  return given.trim() === '*' || given.split(',').some((tag) => strong(tag) === etag)
}
