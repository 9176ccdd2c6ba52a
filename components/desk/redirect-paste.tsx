import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '@/components/ui/notify'
import { redirectsQuery, saveRedirect } from '@/lib/client/desk/content'
import { withFreshProof } from '@/lib/client/desk/fresh-proof'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'
import { UnsavedGuard } from './unsaved-guard'
import { describeFailure } from './use-desk-mutation'

type PastedRule = { from: string; to: string }
type RefusedLine = { line: string; reason: string }

const BETWEEN = /[\s,;،؛]+/

/** Two addresses a line, parted by a space, a comma or a tab, as a spreadsheet pastes its cells. */
export function readPastedRules(text: string): { rules: PastedRule[]; wrong: number[] } {
  const rules: PastedRule[] = []
  const wrong: number[] = []
  for (const [at, line] of text.split('\n').entries()) {
    const [from, to, ...rest] = line.trim().split(BETWEEN).filter(Boolean)
    if (from === undefined) continue
    if (to === undefined || rest.length > 0) wrong.push(at + 1)
    else rules.push({ from, to })
  }
  return { rules, wrong }
}

/** Those of a move from another shop, at once; what is refused stays in the field with its reason. */
export function RedirectPaste() {
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const [done, setDone] = useState<number | null>(null)
  const [refused, setRefused] = useState<readonly RefusedLine[]>([])
  const { rules, wrong } = readPastedRules(text)
  const isBusy = done !== null
  const add = async () => {
    const failed: RefusedLine[] = []
    for (const [at, { from, to }] of rules.entries()) {
      setDone(at)
      try {
        await withFreshProof(() => saveRedirect({ from, to, status: 301 }))
      } catch (failure) {
        failed.push({ line: `${from} ${to}`, reason: describeFailure(failure) })
      }
    }
    setDone(null)
    setRefused(failed)
    setText(failed.map(({ line }) => line).join('\n'))
    void queryClient.invalidateQueries({ queryKey: redirectsQuery.queryKey })
    const added = rules.length - failed.length
    if (added > 0) {
      const left = failed.length > 0 ? `؛ ${formatNumber(failed.length)} تا ماند` : ''
      void notify.success(`${formatNumber(added)} جابه‌جایی افزوده شد${left}.`)
    }
  }
  const state =
    wrong.length > 0
      ? `خط ${wrong.map(formatNumber).join('، ')} باید دو نشانی داشته باشد.`
      : isBusy
        ? `${formatNumber(done)} از ${formatNumber(rules.length)}`
        : undefined
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (rules.length > 0 && wrong.length === 0 && !isBusy) void add()
      }}
    >
      <UnsavedGuard isUnsaved={text.trim() !== ''} />
      <DeskField
        label="هر خط یک جابه‌جایی"
        hint="مسیر پیشین، فاصله، نشانی تازه؛ دو ستون اکسل را هم می‌شود چسباند. همه همیشگی است."
        error={wrong.length > 0 ? state : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            dir="ltr"
            rows={6}
            className="desk-field text-end"
            placeholder={'/old-shoes /product-category/shoes\n/old-about /about'}
            value={text}
            disabled={isBusy}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </DeskField>
      {refused.length > 0 && (
        <ul role="alert" className="text-late-ink grid gap-1">
          {refused.map(({ line, reason }) => (
            <li key={line}>
              <bdi dir="ltr">{line}</bdi>: {reason}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <DeskButton
          type="submit"
          variant="primary"
          isBusy={isBusy}
          disabled={rules.length === 0 || wrong.length > 0}
        >
          {rules.length > 0 ? `افزودن ${formatNumber(rules.length)} جابه‌جایی` : 'افزودن'}
        </DeskButton>
        <span role="status" className="text-note">
          {isBusy && state}
        </span>
      </div>
    </form>
  )
}
