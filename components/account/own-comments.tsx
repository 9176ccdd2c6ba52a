import { ButtonLink } from '@/components/ui/button'
import { EmptyPanel } from './empty-panel'
import { Rating } from '@/components/ui/rating'
import { Skeleton } from '@/components/ui/skeleton'
import { ownCommentsQuery } from '@/lib/api/account'
import { paths } from '@/lib/seo/addresses'
import { ChatIcon } from './account-icons'
import { PagedList } from './paged-list'
import { usePages } from './use-pages'
import { WrittenCard } from './written-card'

export const writtenSkeleton = (
  <div className="grid gap-3">
    {[1, 2, 3].map((at) => (
      <Skeleton key={at} className="h-44 rounded-card" />
    ))}
  </div>
)

export function OwnComments() {
  const pages = usePages(ownCommentsQuery)
  return (
    <PagedList
      pages={pages}
      skeleton={writtenSkeleton}
      empty={
        <EmptyPanel
          title="هنوز دیدگاهی ننوشته‌اید"
          text="پس از خرید، تجربه‌تان را زیر همان کالا بنویسید؛ خریدارهای بعدی سپاسگزار می‌شوند."
          icon={<ChatIcon size={30} />}
          action={
            <ButtonLink href={paths.account.orders('delivered')} prefetch={false}>
              خریدهای من
            </ButtonLink>
          }
        />
      }
    >
      {({ comments }) => (
        <ul className="grid gap-3">
          {comments.map(({ id, title, comment, rate, ...card }) => (
            <WrittenCard key={id} place="comments" {...card}>
              <Rating value={rate} size={16} />
              {title && (
                <h3 dir="auto" className="mt-1 text-start font-bold">
                  {title}
                </h3>
              )}
              <p
                dir="auto"
                className="mt-1 whitespace-pre-line text-start text-md text-ink-700 [overflow-wrap:anywhere]"
              >
                {comment}
              </p>
            </WrittenCard>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
