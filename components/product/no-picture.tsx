import { Shamseh } from '@/components/ui/logo-mark'

/** As large as the gallery that it stands in for. */
export function NoPicture() {
  return (
    <div className="grid aspect-square place-items-center rounded-card bg-ink-100 text-ink-300">
      <Shamseh size={96} />
      <span className="sr-only">این کالا هنوز تصویری ندارد.</span>
    </div>
  )
}
