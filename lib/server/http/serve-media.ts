import type { Handler } from 'hono'
import { isPersonal, MEDIA_NAME, ReadingDenied } from '../adapters/media/media-store'
import type { AppEnv, AppDependencies } from './context'

const A_YEAR = 'max-age=31536000, immutable'
const NO_PICTURE = 'این عکس پیدا نشد.'
const NOT_NOW = 'عکس‌ها اکنون در دسترس نیستند؛ کمی بعد دوباره تلاش کنید.'
const STORAGE_WAIT = '10'

type MediaDependencies = Pick<AppDependencies, 'media' | 'log'>

/** A name is given to one picture only, so what it answers never changes. */
export function serveMedia({ media, log }: MediaDependencies): Handler<AppEnv> {
  return async (context) => {
    const name = context.req.param('name') ?? ''
    const about = { request_id: context.get('requestId'), name }
    try {
      const bytes = MEDIA_NAME.test(name) ? await media.get(name) : null
      if (bytes === null) return context.json({ error: NO_PICTURE }, 404)
      return context.body(new Uint8Array(bytes), 200, {
        'Content-Type': 'image/webp',
        'Cache-Control': `${isPersonal(name) ? 'private' : 'public'}, ${A_YEAR}`,
        'X-Robots-Tag': 'noindex',
      })
    } catch (error) {
      if (error instanceof ReadingDenied) {
        log.warn({ err: error, ...about }, 'the storage denies a picture, or has none')
        return context.json({ error: NO_PICTURE }, 404)
      }
      log.error({ err: error, ...about }, 'the storage of pictures is away')
      const headers = { 'Retry-After': STORAGE_WAIT, 'Cache-Control': 'no-store' }
      return context.json({ error: NOT_NOW }, 503, headers)
    }
  }
}
