'use client'

import { Dialog } from '@/components/ui/modal'
import { reachableCommands } from '../ui/desk-commands'
import { KeyHint } from '../ui/key-hint'

type KeyListProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Groups that every page has stand after those of the page. */
const SHARED_GROUPS = ['فهرست', 'رفتن به', 'همه‌جا']

/** Every key that works on this page now. */
export function KeyList({ open, onOpenChange }: KeyListProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="همهٔ کلیدها" size="lg">
      {open && <Keys />}
    </Dialog>
  )
}

function Keys() {
  const commands = reachableCommands()
  // Where it is not among the shared ones, it is of the page itself.
  const groups = [...new Set(commands.map(({ group }) => group))].toSorted(
    (a, b) => SHARED_GROUPS.indexOf(a) - SHARED_GROUPS.indexOf(b),
  )
  return (
    <div className="grid gap-4">
      <p className="text-note">
        کلیدها از روی جایشان خوانده می‌شوند و با صفحه‌کلید فارسی هم کار می‌کنند.
      </p>
      <div className="gap-x-8 desk:columns-2 md:columns-3">
        {groups.map((group) => (
          <section key={group} className="mb-5 break-inside-avoid">
            <h2 className="mb-1 text-[14px] font-bold">{group}</h2>
            <dl>
              {commands
                .filter((command) => command.group === group)
                .map(({ id, title, keys = '' }) => (
                  <div
                    key={id}
                    className="border-hair flex min-h-8 break-inside-avoid items-center gap-4 border-b"
                  >
                    <dt className="grow">{title}</dt>
                    <dd>
                      <KeyHint keys={keys} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </div>
  )
}
