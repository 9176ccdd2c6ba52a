import type { Handler } from 'hono'
import { isPersonal, MEDIA_NAME, ReadingDenied } from '../adapters/media/media-store'
import { DomainError } from '../domain-error'
import type { AppEnv, AppDependencies } from './context'
import { respondWithError } from './error-response'

const A_YEAR = 'max-age=31536000, immutable'
const NO_PICTURE = 'این عکس پیدا نشد.'
const NOT_NOW = 'عکس‌ها اکنون در دسترس نیستند؛ کمی بعد دوباره تلاش کنید.'
const STORAGE_WAIT = 10

type MediaDependencies = Pick<AppDependencies, 'media'>

/** A name belongs to one picture for ever, so its answer never changes. */
export function serveMedia({ media }: MediaDependencies): Handler<AppEnv> {
  return async (context) => {
    const name = context.req.param('name') ?? ''
    const log = context.get('log').child({ name })
    try {
      const bytes = MEDIA_NAME.test(name) ? await media.get(name) : null
      if (bytes === null) return respondWithError(context, new DomainError('not_found', NO_PICTURE))
      return context.body(new Uint8Array(bytes), 200, {
        'Content-Type': 'image/webp',
        'Cache-Control': `${isPersonal(name) ? 'private' : 'public'}, ${A_YEAR}`,
        'X-Robots-Tag': 'noindex',
      })
    } catch (error) {
      if (error instanceof ReadingDenied) {
        log.warn({ err: error }, 'the storage denies a picture, or has none')
        return respondWithError(context, new DomainError('not_found', NO_PICTURE))
      }
      log.error({ err: error }, 'the storage of pictures is away')
      const unavailable = new DomainError('unavailable', NOT_NOW, { retryAfter: STORAGE_WAIT })
      return respondWithError(context, unavailable)
    }
  }
}
