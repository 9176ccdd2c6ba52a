const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
/** What no XML document may hold, escaped or not. */
const INVALID_CHARACTERS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

export function escapeXml(text: string): string {
  return text.replace(INVALID_CHARACTERS, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Crawlers come back by themselves; a copy in between is good for an hour. */
const CACHE_CONTROL = 'public, max-age=600, s-maxage=3600'

export function xmlResponse(body: string | ReadableStream<Uint8Array>, type = 'application/xml') {
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': CACHE_CONTROL }
  return new Response(body, { headers })
}
