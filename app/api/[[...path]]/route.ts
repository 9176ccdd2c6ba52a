import { handleApiRequest } from '@/lib/server/http/api-proxy'

export const dynamic = 'force-dynamic'

export {
  handleApiRequest as DELETE,
  handleApiRequest as GET,
  handleApiRequest as HEAD,
  handleApiRequest as OPTIONS,
  handleApiRequest as PATCH,
  handleApiRequest as POST,
  handleApiRequest as PUT,
}
