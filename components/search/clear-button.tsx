import { CloseIcon } from '@/components/ui/icons'

/** Shown by CSS while the field that stands before it has text. */
export function ClearButton({ field }: { field: HTMLInputElement }) {
  return (
    <button
      type="button"
      aria-label="پاک کردن نوشته"
      onClick={() => clearField(field)}
      className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-[14px] text-ink-500 hover:text-ink-900 peer-placeholder-shown:hidden"
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
