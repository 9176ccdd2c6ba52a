import { useEffect, useState } from 'react'
import { MEGABYTE } from '@/lib/contract/limits'
import { persianDigits } from '@/lib/persian/digits'
import { useKeptWords } from './use-kept-words'
import { useTypedGuard } from './use-unsaved-guard'

export type Chosen = { file: File; src: string; width: number; height: number }

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
export function useChosenPicture(mostBytes: number) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [error, setError] = useState('')
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.src)), [chosen])

  useTypedGuard(chosen !== null)
  // No tab can keep a picture, so whoever is led away is at least not asked about it.
  useKeptWords({ name: undefined, typed: () => chosen && {}, bring: () => {} })

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return
    if (file.size > mostBytes) {
      return setError(`حجم عکس از ${persianDigits(mostBytes / MEGABYTE)} مگابایت بیشتر است.`)
    }
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
