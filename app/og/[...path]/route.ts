import { readShopSettings } from '@/lib/data/content'
import { findShareFacts } from '@/lib/seo/share-image/find-share-facts'
import { QueueFullError, renderShareImage } from '@/lib/seo/share-image/render-share-image'
import { shareVersion } from '@/lib/seo/share-image/share-facts'

type RouteProps = { params: Promise<{ path: string[] }> }

const CACHE_YEAR = 'public, max-age=31536000, immutable'
const CACHE_HOUR = 'public, max-age=3600'

function emptyResponse(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

/** An older version is answered with the current picture, cached for a short time. */
export async function GET(request: Request, { params }: RouteProps) {
  const facts = await findShareFacts((await params).path)
  if (facts === null) return emptyResponse(404)
  const { name } = await readShopSettings()
  const isCurrent = new URL(request.url).searchParams.get('v') === shareVersion(facts, name)
  try {
    const png = new Uint8Array(await renderShareImage(facts, name))
    return new Response(png, {
      headers: {
        'Content-Type': 'image/png',
        'Content-Length': String(png.length),
        'Cache-Control': isCurrent ? CACHE_YEAR : CACHE_HOUR,
      },
    })
  } catch (error) {
    if (error instanceof QueueFullError) return emptyResponse(503, { 'Retry-After': '10' })
    throw error
  }
}
