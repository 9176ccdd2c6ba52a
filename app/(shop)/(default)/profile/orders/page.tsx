import { permanentRedirect } from 'next/navigation'
import { paths } from '@/lib/paths'

export default function Page() {
  return permanentRedirect(paths.account.orders('ongoing-orders'))
}
