import { thisBuild } from '../this-build'

export const dynamic = 'force-dynamic'

export function GET(): Response {
  return Response.json(thisBuild, { headers: { 'Cache-Control': 'no-store' } })
}
