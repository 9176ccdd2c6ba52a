import { AlertIcon } from '@/components/ui/icons'

/** What belongs to no field. It stays in the page while empty, so that it is announced. */
export function FormTrouble({ text }: { text: string }) {
  return (
    <div aria-live="assertive" className="empty:-mt-5">
      {text && (
        <p className="flex items-start gap-1.5 rounded-control bg-pomegranate-50 p-3 text-sm text-pomegranate-700">
          <AlertIcon size={18} className="mt-0.5 shrink-0" />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
