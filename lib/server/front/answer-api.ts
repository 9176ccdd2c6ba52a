import { sessionCookieName } from '@/lib/guard/session-cookie'
import { inProcessFetch } from '@/lib/in-process'
import { outsideCookie, outsideQuery } from './outside-session'

const HOP_BY_HOP = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']
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
      headers: without(request.headers, HOP_BY_HOP),
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
  const base = process.env.API_BASE_URL
  if (base) return passOn(base, request)
  const fetchInProcess = inProcessFetch()
  return fetchInProcess ? fetchInProcess(request) : notReached()
}
