import { z } from 'zod'

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

export const origin = urlWith('http:', 'https:')
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === '/' && !url.search && !url.hash && !url.username)
  .transform((url) => url.origin)

export const serviceUrl = urlWith('http:', 'https:').transform((url) => url.replace(/\/+$/, ''))
