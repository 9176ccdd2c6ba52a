import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { ChatIcon } from './account-icons'
import { EmptyPanel } from './empty-panel'
import { PagedList } from './paged-list'
import type { Paged, Pages } from './use-pages'

type OwnTalkListProps<Page extends Paged> = {
  pages: Pages<Page>
  /** Where nothing was written yet: what would stand here, and where to write it. */
  nothing: { title: string; text: string; action?: ReactNode }
  children: (page: Page) => ReactNode
}

const skeleton = (
  <div className="grid gap-3">
    {[1, 2, 3].map((at) => (
      <Skeleton key={at} className="h-44 rounded-card" />
    ))}
  </div>
)

/** What the customer wrote of goods, each under its product. */
export function OwnTalkList<Page extends Paged>(props: OwnTalkListProps<Page>) {
  const { pages, nothing, children } = props
  return (
    <PagedList
      pages={pages}
      skeleton={skeleton}
      empty={<EmptyPanel {...nothing} icon={<ChatIcon size={30} />} />}
    >
      {(page) => <ul className="grid gap-3">{children(page)}</ul>}
    </PagedList>
  )
}
