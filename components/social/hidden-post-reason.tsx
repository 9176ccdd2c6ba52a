'use client'

import { useQuery } from '@tanstack/react-query'
import Link from '@/components/ui/link'
import { QueryProvider } from '@/lib/client/query-provider'
import { hiddenWritingQuery } from '@/lib/client/queries/social'
import { paths } from '@/lib/paths'

export const DEFAULT_HIDDEN_REASON = 'با قوانین فروشگاه نمی‌خواند.'

type HiddenPostReasonProps = { userId: number; postId: number | null; children: string }

export default function HiddenPostReason(props: HiddenPostReasonProps) {
  return (
    <QueryProvider>
      <Reason {...props} />
    </QueryProvider>
  )
}

function Reason({ userId, postId, children }: HiddenPostReasonProps) {
  const { data } = useQuery(hiddenWritingQuery(userId))
  const post = data?.posts.find(({ id }) => id === postId)
  if (!post) return children
  return (
    <>
      این پست شما پنهان شده است و کسی آن را نمی‌بیند. دلیل:{' '}
      <bdi>{post.note || DEFAULT_HIDDEN_REASON}</bdi>{' '}
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
