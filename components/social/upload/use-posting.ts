import { useRef, useState } from 'react'
import { leaveFreely } from '@/components/form/leave-freely'
import { ApiFailure } from '@/lib/api/failure'
import { sendPost, type WishedPost } from '@/lib/api/posting'
import { paths } from '@/lib/seo/addresses'
import { rememberPost } from '../own-posts'

type Trouble = { picture: (words: string) => void; product: (words: string) => void }

/** One sending at a time. */
export function usePosting(tell: Trouble) {
  const [share, setShare] = useState<number | null>(null)
  const way = useRef<AbortController | null>(null)

  async function post(wished: WishedPost, picture: File): Promise<void> {
    way.current = new AbortController()
    setShare(0)
    try {
      const made = await sendPost(wished, picture, {
        signal: way.current.signal,
        onProgress: setShare,
      })
      rememberPost(made)
      leaveFreely()
      window.location.assign(paths.post(made.user.id, made.id))
    } catch (error) {
      if (error instanceof ApiFailure) {
        tell.picture(error.fields['image']?.[0] ?? '')
        tell.product(error.fields['product_id']?.[0] ?? '')
      }
      setShare(null)
      throw error
    }
  }
  return { share, post, cancel: () => way.current?.abort() }
}
