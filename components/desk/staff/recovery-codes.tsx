import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'
import { DeskButton } from '../ui/desk-button'

const QUESTION =
  'کدهای بازیابی دیگر نشان داده نمی‌شوند و هنوز نگفته‌اید که نگهشان داشته‌اید. بیرون می‌روید؟'
const SHEET_TITLE = 'کدهای بازیابی میز کار'

function download(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([codes.join('\n')], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'vitrin-recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(url)
}

/** On a sheet of their own, without the page around them. */
function print(codes: readonly string[]): void {
  const frame = document.createElement('iframe')
  frame.title = SHEET_TITLE
  frame.className = 'fixed size-0 border-0'
  document.body.append(frame)
  const sheet = frame.contentDocument
  const title = document.createElement('h1')
  const list = document.createElement('pre')
  title.textContent = SHEET_TITLE
  list.textContent = codes.join('\n')
  list.dir = 'ltr'
  if (sheet) {
    sheet.documentElement.dir = 'rtl'
    sheet.body.append(title, list)
  }
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow?.print()
}

/** Shown once, so that nobody leaves them without a word. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isStored, setIsStored] = useState(false)
  const [copied, setCopied] = useState('')
  useUnsavedFormGuard(!isStored, QUESTION)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setCopied('کدها کپی شد.')
    } catch {
      setCopied('این مرورگر کپی نکرد؛ کدها را بارگیری یا چاپ کنید.')
    }
  }
  return (
    <section className="grid gap-4" aria-labelledby="recovery">
      <h2 id="recovery" className="text-[14px] font-bold">
        کدهای بازیابی را نگه دارید
      </h2>
      <p className="text-ink-700">
        عامل دوم ساخته شد. هر کدام از این کدها یک بار به‌جای کد رمزساز کار می‌کند و دیگر نشان داده
        نمی‌شود.
      </p>
      <ul className="bg-hover grid grid-cols-2 gap-2 rounded-[10px] p-3 font-semibold" dir="ltr">
        {codes.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <DeskButton onClick={() => void copy()}>کپی کدها</DeskButton>
        <DeskButton onClick={() => print(codes)}>چاپ کدها</DeskButton>
        <DeskButton onClick={() => download(codes)}>بارگیری کدها</DeskButton>
        <DeskButton
          variant="primary"
          onClick={() => {
            // The guard is gone before whoever is called leaves the page.
            flushSync(() => setIsStored(true))
            onDone()
          }}
        >
          نگه داشتم، ادامه
        </DeskButton>
      </div>
      <p role="status" className="text-note empty:hidden">
        {copied}
      </p>
    </section>
  )
}
