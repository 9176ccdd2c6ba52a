import { magazineMetadata } from '@/components/article/magazine-metadata'
import { MagazinePage } from '@/components/article/magazine-page'
import { readMagazine } from './read-magazine'

export const revalidate = 3600

export const generateMetadata = async () => magazineMetadata(await readMagazine({}))

export default async function Page() {
  return <MagazinePage magazine={await readMagazine({})} />
}
