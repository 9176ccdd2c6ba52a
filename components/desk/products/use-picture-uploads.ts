import { useState } from 'react'
import { sendPicture } from '@/lib/client/desk/products'
import type { DraftPicture } from './product-draft'
import { describeFailure } from '../ui/use-desk-mutation'

type PictureUpload = {
  key: string
  file: File
  colour: string | null
  share: number
  /** Why it was not taken; it may be sent again. */
  reason: string | null
}

let nextKey = 0

/** One after the other, so that a slow line is not shared among all of them. */
export function usePictureUploads(onUploaded: (picture: DraftPicture) => void) {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([])
  const set = (key: string, change: Partial<PictureUpload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const drop = (key: string) => setUploads((before) => before.filter((one) => one.key !== key))
  const sendOne = async ({ key, file, colour }: PictureUpload) => {
    try {
      const picture = await sendPicture(file, (share) => set(key, { share }))
      onUploaded({ ...picture, alt: '', colour })
      drop(key)
    } catch (failure) {
      set(key, { reason: describeFailure(failure) })
    }
  }
  const start = async (files: readonly File[], colour: string | null) => {
    const added = files.map((file): PictureUpload => {
      nextKey += 1
      return { key: String(nextKey), file, colour, share: 0, reason: null }
    })
    setUploads((before) => [...before, ...added])
    for (const one of added) await sendOne(one)
  }
  const retry = (upload: PictureUpload) => {
    set(upload.key, { reason: null, share: 0 })
    void sendOne(upload)
  }
  return { uploads, start, retry, drop }
}
