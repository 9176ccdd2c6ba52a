'use client'

import Link from '@/components/ui/link'
import { AccordionItem } from '@/components/ui/accordion'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { ErrorState } from '@/components/ui/error-state'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import { paths } from '@/lib/paths'
import { useProductMenu } from './use-product-menu'

export type MobileMenuProps = { open: boolean; onOpenChange: (open: boolean) => void }

const rowClassName = 'flex min-h-11 items-center rounded-control hover:text-brand-700'

function CategoryBranch({ node, onLeave }: { node: CategoryNode; onLeave: () => void }) {
  return (
    <AccordionItem title={node.title} name="mobile-menu">
      <ul>
        <li>
          <Link
            href={paths.category(node.slug)}
            prefetch={false}
            onClick={onLeave}
            className={`${rowClassName} font-semibold text-brand-700`}
          >
            همهٔ کالاهای {node.title}
          </Link>
        </li>
        {node.children.map((child) => (
          <li key={child.id}>
            <Link
              href={paths.category(child.slug)}
              prefetch={false}
              onClick={onLeave}
              className={rowClassName}
            >
              {child.title}
            </Link>
          </li>
        ))}
      </ul>
    </AccordionItem>
  )
}

function MobileMenuSkeleton() {
  return (
    <Loading label="در حال گرفتن دسته‌ها">
      <div className="grid gap-2">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-12" />
        ))}
      </div>
    </Loading>
  )
}

/** The tree of categories on a phone. */
export default function MobileMenu({ open, onOpenChange }: MobileMenuProps) {
  const { menu, hasFailed, retry } = useProductMenu()
  const close = () => onOpenChange(false)
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title="دسته‌بندی کالاها">
      {hasFailed && <ErrorState title="دسته‌ها نیامد" onRetry={retry} />}
      {!hasFailed && !menu && <MobileMenuSkeleton />}
      {menu?.map((node) => (
        <CategoryBranch key={node.id} node={node} onLeave={close} />
      ))}
      <Link
        href={paths.categories}
        prefetch={false}
        onClick={close}
        className={`${rowClassName} mt-2 font-semibold`}
      >
        دیدن همهٔ کالاها
      </Link>
    </BottomSheet>
  )
}
