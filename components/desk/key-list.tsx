'use client'

import { Dialog } from '@/components/ui/modal'
import { reachableCommands } from './desk-commands'
import { KeyHint } from './key-hint'

type KeyListProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Every key that works on this page now. */
export function KeyList({ open, onOpenChange }: KeyListProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="همهٔ کلیدها">
      {open && <Keys />}
    </Dialog>
  )
}

function Keys() {
  const commands = reachableCommands()
  const groups = [...new Set(commands.map(({ group }) => group))]
  return (
    <div className="grid gap-5">
      <p className="text-note">
        کلیدها از روی جایشان خوانده می‌شوند و با صفحه‌کلید فارسی هم کار می‌کنند.
      </p>
      {groups.map((group) => (
        <section key={group}>
          <h2 className="mb-1 text-[14px] font-bold">{group}</h2>
          <dl>
            {commands
              .filter((command) => command.group === group)
              .map(({ id, title, keys = '' }) => (
                <div key={id} className="border-hair flex min-h-8 items-center gap-4 border-b">
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
  )
}
