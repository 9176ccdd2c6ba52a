import { Spinner } from './spinner'

/** Only a slow line lets it be seen: what a press opens is usually here at once. */
export function Opening() {
  return (
    <p
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-24 z-toast mx-auto flex w-fit animate-fade-in items-center gap-2.5 rounded-full border border-line bg-paper px-4 py-2.5 text-sm font-medium text-ink-900 shadow-card [animation-delay:500ms] [animation-fill-mode:backwards]"
    >
      <Spinner className="!size-4 text-brand-600" />
      در حال باز شدن…
    </p>
  )
}
