import { readFile } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { siteUrl } from '@/lib/seo/site-url'

const PUBLIC = join(process.cwd(), 'public')
const MOST_BYTES = 8 * 1024 * 1024
const PATIENCE = 3_000

async function stored(picture: string): Promise<Buffer | null> {
  if (!picture.startsWith('/')) return null
  const file = normalize(join(PUBLIC, decodeURIComponent(picture)))
  return file.startsWith(PUBLIC + sep) ? readFile(/* turbopackIgnore: true */ file) : null
}

async function fetched(picture: string): Promise<Buffer | null> {
  const answer = await fetch(siteUrl(picture), { signal: AbortSignal.timeout(PATIENCE) })
  const size = Number(answer.headers.get('content-length') ?? 0)
  if (!answer.ok || size > MOST_BYTES) return null
  return Buffer.from(await answer.arrayBuffer())
}

/** A picture that cannot be had is none: what is shared is then drawn without it. */
export async function readPicture(picture: string): Promise<Buffer | null> {
  const own = await stored(picture).catch(() => null)
  return own ?? fetched(picture).catch(() => null)
}
