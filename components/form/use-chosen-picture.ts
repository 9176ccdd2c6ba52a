import { useEffect, useState } from 'react'
import { MEGABYTE } from '@/lib/contract/limits'
import { persianDigits } from '@/lib/persian/digits'
import { useFormDraft } from './use-draft'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'

export type ChosenPicture = { file: File; src: string; width: number; height: number }

const NO_PICTURE = 'این فایل عکسی نیست که مرورگر بتواند باز کند؛ JPG، PNG یا WebP انتخاب کنید.'

async function openPicture(file: File): Promise<ChosenPicture | null> {
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

/** A file of this device, opened to see whether it is a picture. */
export function useChosenPicture(mostBytes: number) {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  const [error, setError] = useState('')
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.src)), [chosen])

  useUnsavedFormGuard(chosen !== null)
  // A picture cannot be saved; leaving a page whose session is gone must at least not ask about it.
  useFormDraft({ name: undefined, readValues: () => chosen && {}, restore: () => {} })

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return
    if (file.size > mostBytes) {
      return setError(`حجم عکس از ${persianDigits(mostBytes / MEGABYTE)} مگابایت بیشتر است.`)
    }
    const next = await openPicture(file)
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
