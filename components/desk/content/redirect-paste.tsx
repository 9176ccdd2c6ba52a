import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { addRedirects, redirectsQuery } from '@/lib/client/desk/content'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { useLocalDraft } from '../ui/use-local-draft'

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

const NOTHING = { text: '' }

/** What was pasted outlives the switch to one alone, the page and a session that ended. */
export function usePastedRedirects() {
  const queryClient = useQueryClient()
  const { draft, change } = useLocalDraft({
    ...{ key: 'redirects-pasted', version: 0, saved: NOTHING },
  })
  const [refused, setRefused] = useState<readonly RefusedLine[]>([])
  const { rules, wrong } = readPastedRules(draft.text)
  const adding = useDeskMutation({
    send: async (list: PastedRule[]) => ({ list, ...(await addRedirects(list)) }),
    done: ({ list, refused: left }) =>
      left.length === 0
        ? `${formatNumber(list.length)} جابه‌جایی افزوده شد.`
        : `${formatNumber(list.length - left.length)} جابه‌جایی افزوده شد؛ ${formatNumber(left.length)} تا ماند.`,
    onDone: ({ list, refused: left, redirects }) => {
      const lines = left.flatMap(({ at, reason }) => {
        const one = list[at]
        return one ? { line: `${one.from} ${one.to}`, reason } : []
      })
      setRefused(lines)
      change({ text: lines.map(({ line }) => line).join('\n') })
      queryClient.setQueryData(redirectsQuery.queryKey, redirects)
    },
  })
  return {
    text: draft.text,
    ...{ rules, wrong, refused },
    isBusy: adding.isBusy,
    error: adding.sectionError('list'),
    onType: (text: string) => change({ text }),
    add: () => {
      if (rules.length > 0 && wrong.length === 0 && !adding.isBusy) adding.run(rules)
    },
  }
}

type RedirectPasteProps = { pasted: ReturnType<typeof usePastedRedirects> }

/** Those of a move from another shop, at once; what is refused stays in the field with its reason. */
export function RedirectPaste({ pasted }: RedirectPasteProps) {
  const { text, rules, wrong, refused, isBusy, error, onType, add } = pasted
  const complaint =
    wrong.length > 0 ? `خط ${wrong.map(formatNumber).join('، ')} باید دو نشانی داشته باشد.` : error
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <DeskField
        label="هر خط یک جابه‌جایی"
        hint="مسیر پیشین، فاصله، نشانی تازه؛ دو ستون اکسل را هم می‌شود چسباند. همه همیشگی است."
        error={complaint}
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
            onChange={({ target }) => onType(target.value)}
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
      <div>
        <DeskButton
          type="submit"
          variant="primary"
          isBusy={isBusy}
          disabled={rules.length === 0 || wrong.length > 0}
        >
          {rules.length > 0 ? `افزودن ${formatNumber(rules.length)} جابه‌جایی` : 'افزودن'}
        </DeskButton>
      </div>
    </form>
  )
}
