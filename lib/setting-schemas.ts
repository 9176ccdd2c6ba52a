import { isIP } from 'node:net'
import { z } from 'zod'

export type Environment = Partial<Record<string, string>>

/** A URL cannot have it where its last part is a number and the whole is no address: 300.1.1.1. */
function isHostName(text: string): boolean {
  if (!/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) || text.includes('..')) return false
  const url = `http://${text}`
  return URL.canParse(url) && new URL(url).hostname === text.toLowerCase()
}

export const host = z.string().refine((text) => isIP(text) > 0 || isHostName(text))

export function urlWith(...protocols: string[]) {
  return z.string().refine((text) => {
    if (!URL.canParse(text)) return false
    const url = new URL(text)
    return url.hostname !== '' && protocols.includes(url.protocol)
  })
}

export function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))
}

export const portList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(wholeNumber(1, 65_535)))

export const origin = urlWith('http:', 'https:')
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === '/' && !url.search && !url.hash && !url.username)
  .transform((url) => url.origin)

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

/** What is percent-encoded in it is a name or a password, which the driver decodes. */
export const databaseUrl = urlWith('postgres:', 'postgresql:').refine(isDecodable)

/** Paths are put behind it, and `fetch` takes no password in one. */
export const baseUrl = urlWith('http:', 'https:')
  .refine((text) => !/[?#]|^[^/]*\/\/[^/]*@/.test(text))
  .transform((url) => url.replace(/\/+$/, ''))

/** Goes into a header. */
export const headerText = (least: number) =>
  z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .min(least)

export const serviceUrl = urlWith('http:', 'https:').transform((url) => url.replace(/\/+$/, ''))
