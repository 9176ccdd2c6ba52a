import { isApiError } from '@/lib/client/http/error-checks'
import { readSoonestDelivery } from '@/lib/data/delivery'
import { formatDeliveryPromise, formatDeliveryTag } from '@/lib/domain/delivery-estimate'
import { FREE_FROM_HEADER } from '@/lib/domain/delivery-tag'

const CITY = /^[1-9]\d{0,8}$/

/** As text, empty where nothing is delivered: «تهران: فردا» for the cards of a page, and in the next line the same for where there is room. In a header: from which worth that is free. */
export async function GET(request: Request): Promise<Response> {
  const city = new URL(request.url).searchParams.get('city')
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  if (city !== null && !CITY.test(city)) return new Response(null, { status: 400, headers })
  try {
    const { freeFrom, ...delivery } = await readSoonestDelivery(city === null ? null : Number(city))
    const now = new Date()
    const lines = [formatDeliveryTag(delivery, now), formatDeliveryPromise(delivery, now)]
    const answer = new Response([...new Set(lines)].join('\n'), { headers })
    if (freeFrom !== null) answer.headers.set(FREE_FROM_HEADER, String(freeFrom))
    return answer
  } catch (error) {
    if (!isApiError(error)) throw error
    return new Response(null, { status: 503, headers })
  }
}
