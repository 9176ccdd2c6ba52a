const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
/** What no XML document may hold, escaped or not. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

export function xmlText(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
