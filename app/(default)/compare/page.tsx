import type { Metadata } from 'next'
import { ComparePage } from '@/components/compare/compare-page'
import { idsIn } from '@/lib/contract/id-list'
import { MOST_IDS_READ } from '@/lib/contract/limits'
import { comparison } from '@/lib/data/related'
import { paths } from '@/lib/seo/addresses'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = { searchParams: Promise<{ ids?: string | string[] }> }

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'مقایسهٔ کالاها',
    description: 'قیمت، امتیاز و مشخصات کالاها کنار هم.',
    path: paths.compare([]),
    hidden: true,
  })
}

export default async function Page({ searchParams }: Props) {
  const { ids = '' } = await searchParams
  return <ComparePage {...await comparison(idsIn([ids].flat().join(), MOST_IDS_READ))} />
}
