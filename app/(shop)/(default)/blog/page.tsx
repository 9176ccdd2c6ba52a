import { getBlogMetadata, BlogPage } from '@/components/blog/blog-page'
import { PeopleSection } from '@/components/social/people-list'
import { nullIfFailed } from '@/lib/data/cached-read'
import { suggestedPeople } from '@/lib/data/social'
import { readBlogPage } from './read-blog-page'
import { metadataOrMissing, pageOrMissing } from '@/app/(shop)/(default)/missing-page'

export const revalidate = 3600

export const generateMetadata = metadataOrMissing(async () =>
  getBlogMetadata(await readBlogPage({})),
)

export default pageOrMissing(async function Page() {
  const [blog, people] = await Promise.all([readBlogPage({}), nullIfFailed(suggestedPeople())])
  return (
    <BlogPage blog={blog}>
      <PeopleSection people={people ?? []} />
    </BlogPage>
  )
})
