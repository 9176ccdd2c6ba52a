import type { Metadata } from 'next'
import { ComparePage } from '@/components/catalogue/compare/compare-page'
import { parseIdList } from '@/lib/contract/catalogue/compare'
import { MAX_IDS_READ } from '@/lib/contract/limits'
import { readComparison } from '@/lib/data/catalogue'
import { paths } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = { searchParams: Promise<{ ids?: string | string[] }> }

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: 'مقایسهٔ کالاها',
    description: 'قیمت، امتیاز و مشخصات کالاها کنار هم.',
    path: paths.compare([]),
    isHidden: true,
  })
}

export default async function Page({ searchParams }: Props) {
  const { ids } = await searchParams
  const requested = ids === undefined ? null : [ids].flat().join()
  const comparison = await readComparison(parseIdList(requested ?? '', MAX_IDS_READ))
  return <ComparePage {...comparison} requested={requested} />
}
