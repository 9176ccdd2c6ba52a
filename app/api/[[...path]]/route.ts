import { getInProcessFetch } from '@/lib/in-process'
import { proxyApiRequest } from '@/lib/server/http/api-proxy'

export const dynamic = 'force-dynamic'

/** The shop that `lib/server/main` has opened in this process, or the outside backend of `API_BASE_URL`. */
async function handleApiRequest(request: Request): Promise<Response> {
  const fetchInProcess = getInProcessFetch()
  return fetchInProcess ? fetchInProcess(request) : proxyApiRequest(request)
}

export {
  handleApiRequest as DELETE,
  handleApiRequest as GET,
  handleApiRequest as HEAD,
  handleApiRequest as OPTIONS,
  handleApiRequest as PATCH,
  handleApiRequest as POST,
  handleApiRequest as PUT,
}
