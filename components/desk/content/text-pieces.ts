import type { InsertedPicture } from './article-picture-dialog'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

export const TABLE = `<table><thead><tr>${'<th scope="col">ستون</th>'.repeat(3)}</tr></thead><tbody>${`<tr>${'<td>…</td>'.repeat(3)}</tr>`.repeat(2)}</tbody></table>`

export function drawFigure({ url, width, height, alt, caption }: InsertedPicture): string {
  const image = `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`
  const below = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''
  return `<figure>${image}${below}</figure>`
}
