import { magazineMetadata } from '@/components/article/magazine-metadata'
import { MagazinePage } from '@/components/article/magazine-page'
import { readMagazine } from '../../../read-magazine'

export const revalidate = 3600
export const generateStaticParams = () => []

type Props = { params: Promise<{ category: string; page: string }> }

export async function generateMetadata({ params }: Props) {
  return magazineMetadata(await readMagazine(await params))
}

export default async function Page({ params }: Props) {
  return <MagazinePage magazine={await readMagazine(await params)} />
}
