import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import { barePolicy } from '@/lib/session/csp'
import type { Outage, RenderContext } from '@/lib/render-context'
import { plainPage } from './plain-page'
import { isCallPath } from './request-path'

const CLOSED_PAGE_TIMEOUT_MS = 2_000

type ClosedPage = { html: string; policy: string }

/** For when even the page of a closed shop cannot be read. */
const plainClosedPage: ClosedPage = {
  policy: barePolicy,
  html: plainPage({
    title: 'فروشگاه در دسترس نیست',
    heading: 'چند دقیقهٔ دیگر برمی‌گردیم',
    text: 'فروشگاه برای مدت کوتاهی در دسترس نیست. سبد خرید شما سر جای خود می‌ماند.',
    more: '<a href="">تلاش دوباره</a> <a href="/">صفحهٔ اصلی</a>',
  }),
}

/** `/503` as this very server answers it, with the policy that lets its scripts run. */
function fetchClosedPage({ localAddress, localPort }: IncomingMessage['socket']) {
  return new Promise<ClosedPage>((resolve, reject) => {
    const request = get({ host: localAddress, port: localPort, path: '/503' }, (answer) => {
      const policy = answer.headers['content-security-policy']
      let html = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (html += part))
      answer.on('error', reject)
      answer.on('end', () => {
        if (answer.statusCode === 503 && typeof policy === 'string') resolve({ html, policy })
        else reject(new Error(`/503 answered ${answer.statusCode}.`))
      })
    })
    request.setTimeout(CLOSED_PAGE_TIMEOUT_MS, () =>
      request.destroy(new Error('/503 did not answer.')),
    )
    request.on('error', reject)
  })
}

/** It is the same for everybody, so it is asked for once; a failure is asked for anew. */
export function createClosedPage(onError: (error: unknown) => void) {
  let page: Promise<ClosedPage> | undefined
  return ({ socket }: IncomingMessage): Promise<ClosedPage> => {
    page ??= fetchClosedPage(socket)
    return page.catch((error: unknown) => {
      page = undefined
      onError(error)
      return plainClosedPage
    })
  }
}

/** Without a page it is for a program, such as the router, which then loads the address whole. */
export function sendClosed(
  request: IncomingMessage,
  response: ServerResponse,
  { outage, page }: { outage: Outage; page: ClosedPage | undefined },
): void {
  const body = page?.html ?? ''
  if (page) response.setHeader('Content-Security-Policy', page.policy)
  response.setHeader('Retry-After', String(Math.max(1, Math.ceil(outage.retryAfter))))
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', `text/${page ? 'html' : 'plain'}; charset=utf-8`)
  response.setHeader('Content-Length', Buffer.byteLength(body))
  response.writeHead(503).end(request.method === 'HEAD' ? undefined : body)
}

type Chunk = string | Uint8Array

function isChunk(part: unknown): part is Chunk {
  return typeof part === 'string' || part instanceof Uint8Array
}

/** Called with the kind of answer that is replaced; what it returns sends the other one, at once. */
export type Replace = (answer: { outage: Outage; isMarkup: boolean }) => Promise<() => void>

type ReplaceOptions = {
  render: RenderContext
  replace: Replace
  onError: (error: unknown) => void
}

/**
 * Sends something else than what Next makes of an outage: an error page, or for the router a page in
 * pieces, one of which is an error. Those are held until it is known whether one is.
 */
export function replaceOutage(
  request: IncomingMessage,
  response: ServerResponse,
  { render, replace, onError }: ReplaceOptions,
): void {
  const { writeHead, write, end, flushHeaders } = response
  const original = { writeHead, write, end, flushHeaders }
  // Anyone may send the header, and only pages come in pieces.
  const isHeld = request.headers.rsc !== undefined && !isCallPath(request.url ?? '')
  const chunks: Buffer[] = []
  let head: unknown[] | undefined
  let isReplaced = false

  /** Past whatever Next has put around the response, which goes on writing its own answer to no one. */
  function sendDirectly(send: () => void): void {
    const { writeHead, write, end, flushHeaders } = response
    Object.assign(response, original)
    send()
    Object.assign(response, { writeHead, write, end, flushHeaders })
  }
  function replaceIf(outage: Outage | undefined): boolean {
    if (!outage || isReplaced) return isReplaced
    isReplaced = true
    const isMarkup = String(response.getHeader('content-type') ?? '').startsWith('text/html')
    replace({ outage, isMarkup })
      .then((send) => {
        for (const name of response.getHeaderNames()) response.removeHeader(name)
        sendDirectly(send)
      })
      .catch(onError)
    return true
  }
  const start = () => {
    if (!response.headersSent && !head && !isReplaced) response.writeHead(response.statusCode)
  }
  const hold = ([chunk]: unknown[]) => {
    if (isChunk(chunk)) chunks.push(Buffer.from(chunk))
  }

  Object.assign(response, {
    writeHead(...given: unknown[]) {
      const status = typeof given[0] === 'number' ? given[0] : response.statusCode
      if (replaceIf(status >= 500 ? render.outageOfAny : undefined)) return response
      head = given
      return isHeld ? response : Reflect.apply(writeHead, response, given)
    },
    flushHeaders() {
      start()
      if (!isHeld && !isReplaced) Reflect.apply(flushHeaders, response, [])
    },
    write(...given: unknown[]) {
      start()
      if (!isHeld && !isReplaced) return Reflect.apply(write, response, given)
      hold(given)
      return true
    },
    end(...given: unknown[]) {
      start()
      if (isReplaced || (isHeld && replaceIf(render.outage))) return response
      if (!isHeld) return Reflect.apply(end, response, given)
      hold(given)
      const whole = head ?? [response.statusCode]
      sendDirectly(() => {
        Reflect.apply(writeHead, response, whole)
        response.end(Buffer.concat(chunks))
      })
      return response
    },
  })
}
