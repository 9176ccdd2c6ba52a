import { useRef, useState } from 'react'
import { toFormError } from '@/components/form/use-submit'
import { sendCommentPicture } from '@/lib/client/queries/reviews'
import { COMMENT_PICTURE, MAX_COMMENT_PICTURES, MEGABYTE } from '@/lib/contract/limits'
import { persianDigits } from '@/lib/persian/digits'

const MEGABYTES = persianDigits(COMMENT_PICTURE.bytes / MEGABYTE)
const TOO_MANY = `بیش از ${persianDigits(MAX_COMMENT_PICTURES)} عکس نمی‌توان فرستاد.`
const TOO_LARGE = `هر عکس حداکثر ${MEGABYTES} مگابایت است.`

/** As large as the shop shows one; what is sent beyond it is a phone's data for nothing. */
const LONGEST_SIDE = 1600
const QUALITY = 0.86

/** A smaller copy of a photo, turned upright; the file itself where it is small or this browser cannot. */
async function shrinkPicture(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = LONGEST_SIDE / Math.max(bitmap.width, bitmap.height)
    if (scale >= 1) return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const copy = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    )
    return copy !== null && copy.size < file.size ? copy : file
  } catch {
    return file
  }
}

/**
 * Addresses of pictures that the shop has; the comment that names them makes them last. They leave while the comment is written, one after the
 * other so that a slow line is not shared.
 */
export function useCommentPictures(stored: readonly string[]) {
  const [pictures, setPictures] = useState(stored)
  const [waiting, setWaiting] = useState(0)
  const [error, setError] = useState<string>()
  const current = useRef(stored)
  const queue = useRef(Promise.resolve())

  function change(next: readonly string[]): void {
    current.current = next
    setPictures(next)
  }

  async function sendOne(file: File): Promise<void> {
    try {
      const { url } = await sendCommentPicture(await shrinkPicture(file))
      change([...current.current, url])
    } catch (failure) {
      setError(`«\u2068${file.name}\u2069»: ${toFormError(failure).message}`)
    } finally {
      setWaiting((count) => count - 1)
    }
  }

  function add(files: readonly File[]): void {
    const free = MAX_COMMENT_PICTURES - pictures.length - waiting
    const small = files.filter(({ size }) => size <= COMMENT_PICTURE.bytes)
    const taken = small.slice(0, free)
    if (small.length < files.length) setError(TOO_LARGE)
    else setError(taken.length < small.length ? TOO_MANY : undefined)
    setWaiting((count) => count + taken.length)
    for (const file of taken) queue.current = queue.current.then(() => sendOne(file))
  }

  function remove(url: string): void {
    setError(undefined)
    change(current.current.filter((one) => one !== url))
  }

  /** What the comment names, once all have left. */
  async function sent(): Promise<string[]> {
    await queue.current
    return [...current.current]
  }

  return { pictures, waiting, error, setError, add, remove, sent }
}
