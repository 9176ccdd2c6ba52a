import { permanentRedirect } from 'next/navigation'
import { paths } from '@/lib/seo/addresses'

export default function Page() {
  return permanentRedirect(paths.account.orders('ongoing-orders'))
}
