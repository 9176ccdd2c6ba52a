import { useEffect, useState } from 'react'
import { POST_PICTURE } from '@/lib/contract/social-limits'

export type Chosen = { file: File; src: string; width: number; height: number }

const TOO_LARGE = 'حجم عکس از ۱۰ مگابایت بیشتر است.'
const NO_PICTURE = 'این فایل عکسی نیست که مرورگر بتواند باز کند؛ JPG، PNG یا WebP انتخاب کنید.'

async function opened(file: File): Promise<Chosen | null> {
  const src = URL.createObjectURL(file)
  const picture = new Image()
  picture.src = src
  try {
    await picture.decode()
    return { file, src, width: picture.naturalWidth, height: picture.naturalHeight }
  } catch {
    URL.revokeObjectURL(src)
    return null
  }
}

/** A picture of this device, opened to see whether it is one. */
export function useChosenPicture() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [error, setError] = useState('')
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.src)), [chosen])

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return
    if (file.size > POST_PICTURE.bytes) return setError(TOO_LARGE)
    const next = await opened(file)
    if (!next) return setError(NO_PICTURE)
    setError('')
    setChosen(next)
  }
  function forget(): void {
    setChosen(null)
    setError('')
  }
  return { chosen, error, setError, choose, forget }
}
