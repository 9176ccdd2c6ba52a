import type { ReactNode } from 'react'
import { Asked } from './asked'
import { PageSteps } from './page-steps'
import type { Paged, Pages } from './use-pages'

type PagedListProps<Page extends Paged> = {
  pages: Pages<Page>
  skeleton: ReactNode
  /** In place of a list that has nothing in it. */
  empty: ReactNode
  children: (page: Page) => ReactNode
}

export function PagedList<Page extends Paged>(props: PagedListProps<Page>) {
  const { pages, skeleton, empty, children } = props
  return (
    <Asked query={pages.query} skeleton={skeleton}>
      {(data) =>
        data.count === 0 ? (
          empty
        ) : (
          <div ref={pages.top} className="scroll-mt-32">
            {children(data)}
            <PageSteps {...pages} />
          </div>
        )
      }
    </Asked>
  )
}
