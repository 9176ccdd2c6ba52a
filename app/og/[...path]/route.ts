import { factsOf } from '@/lib/og/facts-of'
import { TooBusy } from '@/lib/og/one-at-a-time'
import { sharePng } from '@/lib/og/share-png'
import { shareVersion } from '@/lib/seo/share-picture'

type Asked = { params: Promise<{ path: string[] }> }

const FOR_A_YEAR = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'

function plain(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

/** Another version than today's is answered with today's picture, but not kept for long. */
export async function GET(request: Request, { params }: Asked) {
  const facts = await factsOf((await params).path)
  if (facts === null) return plain(404)
  const isCurrent = new URL(request.url).searchParams.get('v') === shareVersion(facts)
  try {
    const png = new Uint8Array(await sharePng(facts))
    return new Response(png, {
      headers: {
        'Content-Type': 'image/png',
        'Content-Length': String(png.length),
        'Cache-Control': isCurrent ? FOR_A_YEAR : FOR_AN_HOUR,
      },
    })
  } catch (error) {
    if (error instanceof TooBusy) return plain(503, { 'Retry-After': '10' })
    throw error
  }
}
