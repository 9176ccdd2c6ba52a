'use client'

import { useRef, useState } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { sendImportPictures } from '@/lib/client/desk/imports'
import { importKeys } from '@/lib/client/desk/keys'
import type { DeskImport } from '@/lib/contract/desk/imports'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { UploadIcon } from '../ui/desk-icons'
import { useDeskMutation } from '../ui/use-desk-mutation'

type Sent = Awaited<ReturnType<typeof sendImportPictures>>

function Refused({ refused }: Pick<Sent, 'refused'>) {
  if (refused.length === 0) return null
  return (
    <ul aria-label="فایل‌هایی که گرفته نشد" className="grid gap-1">
      {refused.map(({ name, text }) => (
        <li key={name} className="text-late-ink">
          <bdi dir="auto" className="font-semibold">
            {name}
          </bdi>
          : <MixedText>{text}</MixedText>
        </li>
      ))}
    </ul>
  )
}

/** Pictures in an archive, sent before the import is started. */
export function ImportPictures({ own }: { own: DeskImport }) {
  const field = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const upload = useDeskMutation({
    send: (file: File) => sendImportPictures(own.id, file),
    invalidates: importKeys.all,
    onDone: setSent,
  })
  const error = upload.fieldError('pictures')
  const { files } = own.pictures
  return (
    <section className="desk-card grid gap-2.5 p-4" aria-labelledby="import-pictures">
      <h2 id="import-pictures" className="text-[14px] font-bold">
        تصویرها در یک <bdi dir="ltr">ZIP</bdi>
      </h2>
      <p className="text-note max-w-[70ch]">
        نام هر فایل کد کالاست، مانند <bdi dir="ltr">TEA-1.jpg</bdi> و تصویرهای بعدی‌اش{' '}
        <bdi dir="ltr">TEA-1-2.jpg</bdi>؛ پوشه‌ای به نام کد هم می‌شود. نامی که در ستون تصویر نوشته شده
        نیز شناخته می‌شود. تا ۶۰ مگابایت.
      </p>
      <input
        ref={field}
        type="file"
        accept=".zip,application/zip"
        aria-label="ZIP تصویرها"
        aria-describedby={error ? 'import-pictures-error' : undefined}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) upload.run(file)
          event.target.value = ''
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <DeskButton isBusy={upload.isBusy} onClick={() => field.current?.click()}>
          <UploadIcon size={16} />
          <MixedText>{files > 0 ? 'ZIP دیگر' : 'انتخاب ZIP'}</MixedText>
        </DeskButton>
        <p role="status" className="text-note">
          {files > 0 && `${formatNumber(files)} تصویر منتظر ورود است.`}
        </p>
      </div>
      {error && (
        <p id="import-pictures-error" role="alert" className="text-late-ink font-semibold">
          <MixedText>{error}</MixedText>
        </p>
      )}
      {sent && <Refused refused={sent.refused} />}
    </section>
  )
}

/** Files of the archive that belong to no good of the sheet, or to one that had pictures already. */
export function UnmatchedPictures({ own: { pictures } }: { own: DeskImport }) {
  if (pictures.unmatched.length === 0) return null
  return (
    <section className="desk-card grid gap-2 p-4" aria-labelledby="unmatched-pictures">
      <h2 id="unmatched-pictures" className="text-[14px] font-bold">
        تصویرهایی که به کالایی نرسید
      </h2>
      <p className="text-note">نامشان کد کالایی از این فایل نیست، یا آن کالا از پیش تصویر داشت.</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {pictures.unmatched.map((name) => (
          <li key={name}>
            <bdi dir="auto">{name}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
