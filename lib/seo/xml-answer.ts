/** Crawlers come back by themselves; a copy in between is good for an hour. */
const CACHING = 'public, max-age=600, s-maxage=3600'

export function xmlAnswer(body: string | ReadableStream<Uint8Array>, type = 'application/xml') {
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': CACHING }
  return new Response(body, { headers })
}
