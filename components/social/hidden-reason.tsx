'use client'

import { useQuery } from '@tanstack/react-query'
import Link from '@/components/ui/link'
import { QueryProvider } from '@/lib/api/query-provider'
import { hiddenWritingQuery } from '@/lib/api/social'
import { paths } from '@/lib/seo/addresses'
import { NO_NOTE } from './hidden-words'

type HiddenReasonProps = { userId: number; postId: number | null; children: string }

export default function HiddenReason(props: HiddenReasonProps) {
  return (
    <QueryProvider>
      <Reason {...props} />
    </QueryProvider>
  )
}

function Reason({ userId, postId, children }: HiddenReasonProps) {
  const { data } = useQuery(hiddenWritingQuery(userId))
  const post = data?.posts.find(({ id }) => id === postId)
  if (!post) return children
  return (
    <>
      این پست شما پنهان شده است و کسی آن را نمی‌بیند. دلیل: <bdi>{post.note || NO_NOTE}</bdi>{' '}
      <Link
        href={paths.account.info}
        prefetch={false}
        className="mt-1 block font-bold text-brand-700 underline"
      >
        دیدن آن در اطلاعات حساب
      </Link>
    </>
  )
}
