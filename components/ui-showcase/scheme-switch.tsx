'use client'

import { ChoiceChip } from '@/components/ui/chip'

const SCHEMES = [
  ['system', 'مانند دستگاه'],
  ['light', 'روشن'],
  ['dark', 'تیره'],
] as const

export function SchemeSwitch() {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">پوستهٔ صفحه</legend>
      {SCHEMES.map(([scheme, label]) => (
        <ChoiceChip
          key={scheme}
          name="scheme"
          defaultChecked={scheme === 'system'}
          onChange={() => {
            if (scheme === 'system') delete document.documentElement.dataset.theme
            else document.documentElement.dataset.theme = scheme
          }}
        >
          {label}
        </ChoiceChip>
      ))}
    </fieldset>
  )
}
