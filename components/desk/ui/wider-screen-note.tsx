'use client'

import { notify } from '@/components/ui/notify'
import { shareBySystem } from '@/components/ui/share-button'
import { DeskButton } from './desk-button'

/** The login of the other device leads on to the same page. */
async function sendAddress(): Promise<void> {
  const { href } = window.location
  if (await shareBySystem({ title: document.title, url: href })) return
  try {
    await navigator.clipboard.writeText(href)
    void notify.success('نشانی این صفحه کپی شد؛ آن را در دستگاه دیگر باز کنید.')
  } catch {
    void notify.error('نشانی کپی نشد؛ آن را از نوار مرورگر بردارید.')
  }
}

/** On a phone alone, where what follows can be done but not overlooked. */
export function WiderScreenNote({ text }: { text: string }) {
  return (
    <div className="bg-acting-bg text-acting-ink hidden flex-wrap items-center gap-2 rounded-[10px] px-3.5 py-2.5 phone:flex">
      <p className="min-w-0 flex-1 basis-48">{text}</p>
      <DeskButton onClick={() => void sendAddress()}>ارسال نشانی به دستگاه دیگر</DeskButton>
    </div>
  )
}
