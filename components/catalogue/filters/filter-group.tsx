import type { ReactNode } from 'react'

type FilterGroupProps = { title: string; note?: string | undefined; children: ReactNode }

export function FilterGroup({ title, note, children }: FilterGroupProps) {
  return (
    <fieldset className="min-w-0 border-t border-line py-4 first:border-t-0 first:pt-1">
      <legend className="float-start mb-2 w-full text-md font-bold">
        {title}
        {note && <span className="font-normal text-ink-500">: {note}</span>}
      </legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}
