import { ContactPage } from '@/components/content/contact-page'
import { readBranches, readShopSettings } from '@/lib/data/content'
import { paths } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const revalidate = 3600

const TITLE = 'تماس با ما'

export async function generateMetadata() {
  const { name, phone, hours, address } = await readShopSettings()
  return pageMetadata({
    title: TITLE,
    description: `فرم تماس، تلفن و ایمیل ${name}: ${phone}، ${hours}، ${address}.`,
    path: paths.contact,
  })
}

export default async function Page() {
  const [shop, [branch]] = await Promise.all([readShopSettings(), readBranches()])
  return <ContactPage title={TITLE} shop={shop} branch={branch} />
}
