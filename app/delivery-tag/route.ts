import { isApiError } from '@/lib/client/http/error-checks'
import { readSoonestDelivery } from '@/lib/data/delivery'
import { formatDeliveryTag } from '@/lib/domain/delivery-estimate'
import { FREE_FROM_HEADER } from '@/lib/domain/delivery-tag'

const CITY = /^[1-9]\d{0,8}$/

/** «ارسال فردا» for the cards of a page, as text; empty where nothing is delivered. In a header: from which worth that is free. */
export async function GET(request: Request): Promise<Response> {
  const city = new URL(request.url).searchParams.get('city')
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  if (city !== null && !CITY.test(city)) return new Response(null, { status: 400, headers })
  try {
    const { day, freeFrom } = await readSoonestDelivery(city === null ? null : Number(city))
    const answer = new Response(day === null ? '' : formatDeliveryTag(day, new Date()), { headers })
    if (freeFrom !== null) answer.headers.set(FREE_FROM_HEADER, String(freeFrom))
    return answer
  } catch (error) {
    if (!isApiError(error)) throw error
    return new Response(null, { status: 503, headers })
  }
}
