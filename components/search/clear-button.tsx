import { CloseIcon } from '@/components/ui/icons'

/** Shown by CSS while the field that stands before it has text. */
export function ClearButton({ field }: { field: HTMLInputElement }) {
  return (
    <button
      type="button"
      aria-label="پاک کردن نوشته"
      onClick={() => clearField(field)}
      className="grid w-11 place-items-center justify-self-end rounded-[14px] text-ink-500 [grid-area:1/1] hover:text-ink-900 peer-placeholder-shown:hidden"
    >
      <CloseIcon size={18} />
    </button>
  )
}

function clearField(field: HTMLInputElement): void {
  field.value = ''
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  field.focus()
}
