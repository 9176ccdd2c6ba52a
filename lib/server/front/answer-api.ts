import { inProcessFetch } from '@/lib/in-process'

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

/** Browser calls go on to the outside backend as they are, and its answer comes back as it is. */
async function passOn(base: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  try {
    const answer = await fetch(`${base}${pathname}${search}`, {
      method: request.method,
      headers: without(request.headers, HOP_BY_HOP),
      redirect: 'manual',
      signal: request.signal,
      ...(hasBody && { body: await request.arrayBuffer() }),
    })
    return new Response(answer.body, {
      status: answer.status,
      headers: without(answer.headers, ENCODED),
    })
  } catch {
    return notReached()
  }
}

export async function answerApi(request: Request): Promise<Response> {
  const base = process.env.API_BASE_URL
  if (base) return passOn(base, request)
  const fetchInProcess = inProcessFetch()
  return fetchInProcess ? fetchInProcess(request) : notReached()
}
