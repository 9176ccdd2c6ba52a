'use client'

import { useQuery } from '@tanstack/react-query'
import { usePathname, useSearchParams } from 'next/navigation'
import { useRef, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { CheckIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import {
  importQuery,
  importsQuery,
  sendImportAction,
  sendImportFile,
  startTrial,
} from '@/lib/client/desk/imports'
import { importKeys } from '@/lib/client/desk/keys'
import type { DeskImport, MendedCell } from '@/lib/contract/desk/imports'
import type { ImportOptions } from '@/lib/domain/import-options'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { currencyName, formatNumber, toUnits } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { MixedText } from '@/components/ui/mixed-text'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { DownloadIcon, UploadIcon } from '../ui/desk-icons'
import { DeskPage } from '../ui/desk-page'
import { useDeskRouter } from '../ui/desk-router'
import { DeskQuery } from '../ui/desk-states'
import { ImportColumns } from './import-columns'
import { ImportNewNames } from './import-new-names'
import { ImportPictures, UnmatchedPictures } from './import-pictures'
import { ImportBar, ImportProgress } from './import-progress'
import { Figures, ImportProblems } from './import-report'
import { STATE_TITLES, stepOf } from './import-labels'
import { KeyHint } from '../ui/key-hint'
import { saveCsv } from '../ui/save-file'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { WiderScreenNote } from '../ui/wider-screen-note'

const group = 'ورود کالا'
const STEPS = ['فایل', 'ستون‌ها', 'اجرای آزمایشی', 'ورود', 'نتیجه']

function Steps({ current }: { current: number }) {
  return (
    <ol className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2" aria-label="گام‌ها">
      {STEPS.map((title, at) => (
        <li
          key={title}
          aria-current={at === current ? 'step' : undefined}
          className={cn('flex items-center gap-2', at === current ? 'font-bold' : 'text-note')}
        >
          <span
            className={cn(
              'grid size-6 place-items-center rounded-full border text-[12px]',
              at < current && 'bg-solid border-transparent text-white',
              at === current && 'border-acting text-acting',
              at > current && 'border-field',
            )}
          >
            {at < current ? <CheckIcon size={14} /> : persianDigits(at + 1)}
          </span>
          {title}
        </li>
      ))}
    </ol>
  )
}

const priceCell = (rials: number) => String(toUnits(rials))

const writeTemplate = () => [
  [
    ...['کد کالا', 'نام کالا', 'دسته', 'برند', `قیمت (${currencyName()})`],
    ...['موجودی', 'رنگ', 'گارانتی', 'تصویر'],
  ],
  [
    ...['TEA-1', 'قوری گل‌سرخ', 'آشپزخانه > قوری', 'سفالینه', priceCell(1_250_000)],
    ...['7', 'آبی', '', ''],
  ],
  [
    ...['TEA-2', 'قوری گل‌سرخ', 'آشپزخانه > قوری', 'سفالینه', priceCell(1_300_000)],
    ...['4', 'سبز', '', ''],
  ],
]

function FileDrop({ onMade }: { onMade: (id: number) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const upload = useDeskMutation({
    send: sendImportFile,
    invalidates: importKeys.all,
    onDone: ({ id }) => onMade(id),
  })
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) upload.run(file)
  }
  const error = upload.fieldError('file') ?? upload.fieldError('file_name')
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        take(event.dataTransfer.files)
      }}
      className={cn(
        'desk-card grid justify-items-center gap-3 border-dashed p-10 text-center phone:p-6',
        isOver && 'border-acting bg-acting-bg',
      )}
    >
      <UploadIcon size={28} className="text-acting" />
      <p className="text-[15px] font-bold">فایل کالاها را این‌جا بیندازید</p>
      <p className="text-note max-w-[56ch]">
        <bdi dir="ltr">CSV</bdi> یا <bdi dir="ltr">XLSX</bdi> تا ۵۰ مگابایت؛ خروجی{' '}
        <bdi dir="ltr">WooCommerce</bdi> هم شناخته می‌شود. رقم فارسی و لاتین، «ي» و «ی»، تومان و ریال
        را خودش می‌فهمد.
      </p>
      <input
        ref={field}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx"
        aria-label="فایل کالاها"
        aria-describedby={error ? 'import-file-error' : undefined}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      <div className="flex flex-wrap justify-center gap-2">
        <DeskButton variant="primary" isBusy={upload.isBusy} onClick={() => field.current?.click()}>
          {upload.isBusy ? 'در حال خواندن…' : 'انتخاب فایل'}
        </DeskButton>
        <DeskButton onClick={() => saveCsv('goods-template.csv', writeTemplate())}>
          <DownloadIcon size={16} />
          الگوی خالی
        </DeskButton>
      </div>
      {error && (
        <p id="import-file-error" role="alert" className="text-late-ink font-semibold">
          <MixedText>{error}</MixedText>
        </p>
      )}
    </div>
  )
}

function FormerImports() {
  const imports = useQuery(importsQuery)
  if (imports.data?.length === 0) return null
  return (
    <section className="desk-card overflow-hidden" aria-labelledby="former-imports">
      <h2 id="former-imports" className="border-b border-line px-4 py-2.5 text-[14px] font-bold">
        ورودهای پیشین
      </h2>
      <DeskQuery query={imports} what="ورودهای پیشین">
        {(list) => (
          <ul className="divide-y divide-line">
            {list.map(({ id, file_name: name, state, rows, actor, created_at: at }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 px-4 py-2.5">
                <Link
                  href={`${deskPaths.import}?id=${id}`}
                  className="font-semibold underline-offset-4 hover:underline"
                >
                  <bdi dir="auto">{name || 'بی‌نام'}</bdi>
                </Link>
                <span className="text-note">{formatNumber(rows)} ردیف</span>
                <span className="text-note">
                  {actor}، {formatDateTime(new Date(at))}
                </span>
                <span className="ms-auto">{STATE_TITLES[state]}</span>
              </li>
            ))}
          </ul>
        )}
      </DeskQuery>
    </section>
  )
}

function Trial({ own }: { own: DeskImport }) {
  const { counts } = own
  const [isOpen, setIsOpen] = useState(false)
  const right = counts.new + counts.change
  const start = useDeskMutation({
    send: () => sendImportAction(own.id, 'start'),
    invalidates: importKeys.all,
  })
  const details = useRef<HTMLDetailsElement>(null)
  const again = useDeskMutation({
    send: (change: Partial<ImportOptions>) =>
      startTrial(own.id, { options: { ...own.options, ...change } }),
    invalidates: importKeys.all,
  })
  const mend = useDeskMutation({
    send: (cells: MendedCell[]) => startTrial(own.id, { cells }),
    invalidates: importKeys.all,
  })
  const run: DeskCommand = {
    ...{ id: 'import-start', title: 'ورود ردیف‌های درست', group, keys: 'Mod+Enter' },
    run: () => {
      if (right > 0) start.run(undefined)
    },
  }
  useCommands([run])
  return (
    <>
      <Figures
        figures={[
          { title: 'ساخته می‌شود', value: counts.new, tone: 'text-done-ink' },
          {
            title: 'به‌روز می‌شود',
            value: counts.change,
            tone: 'text-acting-ink',
            note: counts.same > 0 ? `${formatNumber(counts.same)} ردیف همین است` : undefined,
          },
          { title: 'شاید اشتباه', value: counts.doubtful, tone: 'text-soon-ink' },
          { title: 'وارد نمی‌شود', value: counts.wrong, tone: 'text-late-ink' },
        ]}
      />
      <div className="flex flex-wrap items-center gap-2">
        <DeskButton
          variant="primary"
          isBusy={start.isBusy}
          disabled={right === 0}
          onClick={run.run}
        >
          {right > 0 ? `ورود ${formatNumber(right)} ردیف درست` : 'ردیفی برای ورود نیست'}
          <KeyHint keys="Mod+Enter" />
        </DeskButton>
        {counts.doubtful > 0 && (
          <DeskButton
            isBusy={again.isBusy}
            onClick={() => again.run({ takes_doubtful: true, takes_near_names: true })}
          >
            همین‌ها درست است؛ شاید‌اشتباه‌ها هم وارد شود
          </DeskButton>
        )}
        <p className="text-note">
          هنوز هیچ چیز در فروشگاه عوض نشده است. بقیهٔ ردیف‌ها در یک فایل کنار می‌ماند.
        </p>
      </div>
      <ImportNewNames own={own} isBusy={again.isBusy} onOptions={again.run} />
      <ImportProblems
        own={own}
        remedies={{
          isBusy: again.isBusy || mend.isBusy,
          onOptions: again.run,
          onCells: mend.run,
          onColumns: () => {
            if (details.current === null) return
            details.current.open = true
            details.current.scrollIntoView({ block: 'start' })
            details.current.querySelector('summary')?.focus()
          },
        }}
      />
      <details
        ref={details}
        className="desk-card"
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className="cursor-pointer px-4 py-3 font-semibold">ستون‌ها و تنظیم‌ها</summary>
        <div className="grid gap-3.5 border-t border-line p-4">
          {isOpen && <ImportColumns own={own} />}
        </div>
      </details>
    </>
  )
}

function WholeImport({ own }: { own: DeskImport }) {
  if (own.state === 'mapped')
    return (
      <>
        <ImportColumns own={own} />
        <ImportPictures own={own} />
      </>
    )
  if (own.state === 'checking') return <ImportBar own={own} />
  if (own.state === 'checked')
    return (
      <>
        <Trial own={own} />
        <ImportPictures own={own} />
      </>
    )
  return (
    <>
      <ImportProgress own={own} />
      <UnmatchedPictures own={own} />
    </>
  )
}

function OneImport({ id }: { id: number }) {
  const found = useQuery(importQuery(id))
  const own = found.data
  return (
    <DeskPage
      title="ورود از فایل"
      parent={{ href: deskPaths.products, title: 'کالاها' }}
      needs="catalogue.write"
      lead={
        own && (
          <>
            <bdi dir="auto">{own.file_name}</bdi> · {formatNumber(own.rows)} ردیف
          </>
        )
      }
      actions={
        <Link href={deskPaths.import} className="desk-button">
          فایل دیگر
        </Link>
      }
    >
      <Steps current={stepOf(own?.state ?? 'mapped')} />
      <DeskQuery query={found} what="این ورود">
        {(one) => <WholeImport key={one.state === 'mapped' ? 'columns' : 'rest'} own={one} />}
      </DeskQuery>
    </DeskPage>
  )
}

/** Goods from a sheet: the file, what its columns mean, a trial run, the import, and the way back. */
export function ImportView() {
  const router = useDeskRouter()
  const pathname = usePathname()
  const id = Number(useSearchParams().get('id'))
  if (Number.isInteger(id) && id > 0) return <OneImport key={id} id={id} />
  return (
    <DeskPage
      title="ورود از فایل"
      parent={{ href: deskPaths.products, title: 'کالاها' }}
      needs="catalogue.write"
    >
      <WiderScreenNote text="ستون‌ها را روی صفحهٔ پهن‌تر راحت‌تر می‌بینید؛ ورود نیمه‌کاره همان‌جا منتظر می‌ماند." />
      <Steps current={0} />
      <FileDrop onMade={(made) => router.push(`${pathname}?id=${made}`)} />
      <FormerImports />
    </DeskPage>
  )
}
