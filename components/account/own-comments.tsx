import { ButtonLink } from '@/components/ui/button'
import { Rating } from '@/components/ui/rating'
import { ownCommentsQuery } from '@/lib/api/account'
import { paths } from '@/lib/seo/addresses'
import { OwnTalkList } from './own-talk-list'
import { usePages } from './use-pages'
import { WrittenCard } from './written-card'

const nothing = {
  title: 'هنوز دیدگاهی ننوشته‌اید',
  text: 'پس از خرید، تجربه‌تان را زیر همان کالا بنویسید؛ خریدارهای بعدی سپاسگزار می‌شوند.',
  action: (
    <ButtonLink href={paths.account.orders('delivered')} prefetch={false}>
      خریدهای من
    </ButtonLink>
  ),
}

export function OwnComments() {
  return (
    <OwnTalkList pages={usePages(ownCommentsQuery)} nothing={nothing}>
      {({ comments }) =>
        comments.map(({ id, title, comment, rate, ...card }) => (
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
        ))
      }
    </OwnTalkList>
  )
}
