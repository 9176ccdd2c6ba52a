import type { Handler } from 'hono'
import { MEDIA_NAME, type MediaStore } from '../media/media-store'
import type { AppEnv } from './app-parts'

const FOREVER = 'public, max-age=31536000, immutable'
const NO_PICTURE = 'این عکس پیدا نشد.'

/** A name is given to one picture only, so what it answers never changes. */
export function serveMedia(store: MediaStore): Handler<AppEnv> {
  return async (context) => {
    const name = context.req.param('name') ?? ''
    const bytes = MEDIA_NAME.test(name) ? await store.get(name) : null
    if (bytes === null) return context.json({ error: NO_PICTURE }, 404)
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': FOREVER,
      'X-Robots-Tag': 'noindex',
    })
  }
}
