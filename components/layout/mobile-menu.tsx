import { BottomSheet } from '@/components/ui/bottom-sheet'
import Link from '@/components/ui/link'
import { paths } from '@/lib/paths'
import { CategoryTree } from './category-tree'

export type MobileMenuProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The tree of categories on a phone. */
export default function MobileMenu({ open, onOpenChange }: MobileMenuProps) {
  const close = () => onOpenChange(false)
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title="دسته‌بندی کالاها">
      <CategoryTree onLeave={close} />
      <Link
        href={paths.categories}
        prefetch={false}
        onClick={close}
        className="mt-2 flex min-h-11 items-center rounded-control font-semibold hover:text-brand-700"
      >
        دیدن همهٔ کالاها
      </Link>
    </BottomSheet>
  )
}
