import { ReachUs } from '@/components/article/reach-us'
import { shopSettings } from '@/lib/data/general'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const revalidate = 3600

const TITLE = 'نشانی ما'
const PATH = '/address'

export async function generateMetadata() {
  const { name, phone, hours, address } = await shopSettings()
  return pageMetadata({
    title: TITLE,
    description: `${TITLE}: ${name}، ${address}، تلفن ${phone}، ${hours}.`,
    path: PATH,
  })
}

export default async function Page() {
  return (
    <ReachUs
      title={TITLE}
      lead="پیش از آمدن، ساعت‌های کار را ببینید."
      path={PATH}
      shop={await shopSettings()}
    />
  )
}
