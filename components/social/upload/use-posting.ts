import { useRef, useState } from 'react'
import { leaveFreely } from '@/components/form/use-unsaved-guard'
import { ApiFailure } from '@/lib/api/failure'
import { newIdempotencyKey } from '@/lib/api/idempotency-key'
import { sendPost, type WishedPost } from '@/lib/api/posting'
import { paths } from '@/lib/seo/addresses'
import { rememberPost } from '../own-posts'

type Trouble = { picture: (words: string) => void; product: (words: string) => void }

/** One sending at a time; the same post sent again after a silence is the same to the shop. */
export function usePosting(tell: Trouble) {
  const [share, setShare] = useState<number | null>(null)
  const way = useRef<AbortController | null>(null)
  const last = useRef({ wished: '', key: '' })

  async function post(wished: WishedPost, picture: File): Promise<void> {
    const words = JSON.stringify([wished, picture.name, picture.size, picture.lastModified])
    if (last.current.wished !== words) last.current = { wished: words, key: newIdempotencyKey() }
    way.current = new AbortController()
    setShare(0)
    try {
      const made = await sendPost(wished, picture, {
        signal: way.current.signal,
        idempotencyKey: last.current.key,
        onProgress: setShare,
      })
      rememberPost(made)
      leaveFreely()
      window.location.assign(paths.post(made.user.id, made.id))
    } catch (error) {
      if (error instanceof ApiFailure) {
        if (error.status >= 400 && error.status < 500) last.current = { wished: '', key: '' }
        tell.picture(error.fields['image']?.[0] ?? '')
        tell.product(error.fields['product_id']?.[0] ?? '')
      }
      setShare(null)
      throw error
    }
  }
  return { share, post, cancel: () => way.current?.abort() }
}
