import { AddressPage } from '@/components/article/address-page'
import { branches } from '@/lib/data/branches'
import { shopSettings } from '@/lib/data/general'
import { paths } from '@/lib/seo/addresses'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const revalidate = 3600

const TITLE = 'نشانی شعبه‌ها'

export async function generateMetadata() {
  const [{ name, address }, all] = await Promise.all([shopSettings(), branches()])
  const places = all.map(({ title }) => title).join('، ') || address
  return pageMetadata({
    title: TITLE,
    description: `نشانی، تلفن، ساعت کار و مسیر شعبه‌های ${name}: ${places}.`,
    path: paths.address,
  })
}

export default async function Page() {
  const [shop, all] = await Promise.all([shopSettings(), branches()])
  return <AddressPage title={TITLE} branches={all} shop={shop} />
}
