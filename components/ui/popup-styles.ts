/** The frame of what opens beside a control: a menu, a list of choices. */
export const popupClassName =
  'rounded-card border border-line bg-paper p-1.5 shadow-card outline-none transition duration-150 data-[ending-style]:scale-95 data-[starting-style]:scale-95 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0'

export const popupItemClassName =
  'flex min-h-11 cursor-pointer select-none items-center gap-2.5 rounded-control px-3 text-md text-ink-900 outline-none data-[highlighted]:bg-ink-100 data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50'
