import { z } from 'zod'
import { dataOf, defineCall } from '../call'

const MAX_ADDRESS_LENGTH = 500
const FROM_MESSAGE = 'نشانی مبدأ باید مسیری در همین فروشگاه باشد؛ مانند ‎/page/old'
const TO_MESSAGE = 'نشانی مقصد باید مسیری در همین فروشگاه یا نشانی کامل https باشد.'
const ALL_UNDER = '/**'

/** What the shop itself needs: its own doors cannot be led away. */
const RESERVED =
  /^\/(?:$|(?:api|_next|builds|media|demo|fonts|og|sitemaps|profile|upload|checkout|payment|test)(?:\/|$)|(?:auth|login|cart|blog|payment-result|404|503|connection-lost|robots\.txt|sitemap\.xml)$)/i

function isWritable(text: string): boolean {
  return !/[\p{Cc}\s\\]|\p{Surrogate}/u.test(text)
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function stripTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

function isLocalPath(path: string): boolean {
  return /^\/(?!\/)/.test(path) && isWritable(path)
}

const from = z
  .string(FROM_MESSAGE)
  .trim()
  .max(MAX_ADDRESS_LENGTH, FROM_MESSAGE)
  .transform((text, context) => {
    const path = decodePath(text)
    const isPath = path !== null && isLocalPath(path) && !/[?#%]/.test(path)
    if (isPath && !path.replace(ALL_UNDER, '').includes('*')) return stripTrailingSlash(path)
    context.addIssue(FROM_MESSAGE)
    return z.NEVER
  })
  .refine((path) => !RESERVED.test(path.replace(ALL_UNDER, '') || '/'), {
    message: 'این نشانی برای کار خود فروشگاه است و نمی‌توان آن را جابه‌جا کرد.',
  })

function isExternalUrl(text: string): boolean {
  if (!isWritable(text) || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

/** Where a link of the shop may lead: a path of its own, or a whole address. */
export const isShopLink = (text: string) => isLocalPath(text) || isExternalUrl(text)

const to = z
  .string(TO_MESSAGE)
  .trim()
  .max(MAX_ADDRESS_LENGTH, TO_MESSAGE)
  .refine(isShopLink, TO_MESSAGE)

const redirect = z.object({ from, to, status: z.union([z.literal(301), z.literal(302)]) })

/** `/old/**` leads what is under it too, to the same place under a target that ends so. */
export const redirects = z.array(redirect)
export type Redirect = z.output<typeof redirect>

export const redirectChange = z.object({
  from,
  to: to.nullish(),
  status: redirect.shape.status.default(301),
})

const answer = dataOf(z.object({ redirects }))

export const getRedirects = defineCall({
  method: 'GET',
  path: '/api/redirects',
  summary: 'The addresses that the owner leads elsewhere',
  auth: 'anyone',
  answer,
})

export const setRedirect = defineCall({
  method: 'POST',
  path: '/api/operator/redirect',
  summary: 'Leads an address elsewhere; without a target it is led nowhere any more',
  auth: 'operator',
  retry: 'transaction',
  example: { body: { from: '/page/old-terms', to: '/page/terms' } },
  body: redirectChange,
  answer,
})
