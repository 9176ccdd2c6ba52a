import { sessionCookieName } from '@/lib/guard/session-cookie'
import { isOfAnotherSite, OTHER_SITE } from '@/lib/guard/other-site'
import { inProcessFetch } from '@/lib/in-process'
import { outsideCookie, outsideQuery } from './outside-session'

/** Our origin was looked at here, and is none of the host that is asked there. */
const NOT_PASSED_ON = [
  ...['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'],
  'origin',
]
const ENCODED = ['content-encoding', 'content-length', 'transfer-encoding', 'connection']
const NOT_REACHED = 'سرویس فروشگاه در دسترس نیست؛ لطفاً کمی بعد دوباره تلاش کنید.'

function without(headers: Headers, names: string[]): Headers {
  const kept = new Headers(headers)
  for (const name of names) kept.delete(name)
  return kept
}

function notReached(): Response {
  const headers = { 'Retry-After': '5', 'Cache-Control': 'no-store' }
  return Response.json({ error: NOT_REACHED }, { status: 503, headers })
}

function otherSite(): Response {
  return Response.json(
    { error: OTHER_SITE },
    { status: 403, headers: { 'Cache-Control': 'no-store' } },
  )
}

/** A backend that is a Vitrin itself signs its cookie with a secret our guard does not know. */
function withOurCookie(headers: Headers, cookie: string | null): Headers {
  const ours = `${sessionCookieName(process.env.SITE_URL)}=`
  const theirs = headers.getSetCookie().filter((one) => !one.startsWith(ours))
  headers.delete('set-cookie')
  for (const one of cookie === null ? theirs : [...theirs, cookie]) {
    headers.append('set-cookie', one)
  }
  return headers
}

/** Browser calls go on to the outside backend as they are, and its answer comes back as it is. */
async function passOn(base: string, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  try {
    const answer = await fetch(`${base}${pathname}${outsideQuery(request)}`, {
      method: request.method,
      headers: without(request.headers, NOT_PASSED_ON),
      redirect: 'manual',
      signal: request.signal,
      ...(hasBody && { body: await request.arrayBuffer() }),
    })
    return new Response(answer.body, {
      status: answer.status,
      headers: withOurCookie(
        without(answer.headers, ENCODED),
        outsideCookie(request, answer.status),
      ),
    })
  } catch {
    const answer = notReached()
    withOurCookie(answer.headers, outsideCookie(request, answer.status))
    return answer
  }
}

export async function answerApi(request: Request): Promise<Response> {
  const { API_BASE_URL: base, SITE_URL: siteUrl } = process.env
  if (base && isOfAnotherSite(request, siteUrl)) return otherSite()
  if (base) return passOn(base, request)
  const fetchInProcess = inProcessFetch()
  return fetchInProcess ? fetchInProcess(request) : notReached()
}
