import { BranchesPage } from '@/components/content/branches-page'
import { readBranches, readShopSettings } from '@/lib/data/content'
import { paths } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const revalidate = 3600

const TITLE = 'نشانی شعبه‌ها'

export async function generateMetadata() {
  const [{ name, address }, all] = await Promise.all([readShopSettings(), readBranches()])
  const places = all.map(({ title }) => title).join('، ') || address
  return pageMetadata({
    title: TITLE,
    description: `نشانی، تلفن، ساعت کار و مسیر شعبه‌های ${name}: ${places}.`,
    path: paths.branches,
  })
}

export default async function Page() {
  const [shop, all] = await Promise.all([readShopSettings(), readBranches()])
  return <BranchesPage title={TITLE} branches={all} shop={shop} />
}
