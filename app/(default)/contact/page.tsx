import { ContactPage } from '@/components/article/contact-page'
import { branches } from '@/lib/data/branches'
import { shopSettings } from '@/lib/data/general'
import { paths } from '@/lib/seo/addresses'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const revalidate = 3600

const TITLE = 'تماس با ما'

export async function generateMetadata() {
  const { name, phone, hours, address } = await shopSettings()
  return pageMetadata({
    title: TITLE,
    description: `فرم تماس، تلفن و ایمیل ${name}: ${phone}، ${hours}، ${address}.`,
    path: paths.contact,
  })
}

export default async function Page() {
  const [shop, [branch]] = await Promise.all([shopSettings(), branches()])
  return <ContactPage title={TITLE} shop={shop} branch={branch} />
}
