import Link from '@/components/ui/link'
import { AccordionItem } from '@/components/ui/accordion'
import { ErrorState } from '@/components/ui/error-state'
import { Medallion } from '@/components/ui/ornaments'
import { Picture } from '@/components/ui/picture'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import { objectPictureUrl } from '@/lib/picture-urls'
import { paths } from '@/lib/paths'
import { useProductMenu } from './use-product-menu'

const rowClassName =
  'flex min-h-11 items-center rounded-control ps-[3.75rem] hover:text-brand-700 focus-visible:-outline-offset-2'

type CategoryBranchProps = { node: CategoryNode; onLeave: () => void }

function CategoryBranch({ node, onLeave }: CategoryBranchProps) {
  const title = (
    <span className="flex items-center gap-3">
      <Medallion size="xs" tint={node.tint || undefined}>
        <Picture src={objectPictureUrl(node.picture, 128)} width={28} height={28} loading="eager" />
      </Medallion>
      {node.title}
    </span>
  )
  return (
    <AccordionItem
      title={title}
      name="categories"
      className="border-0 [&>summary]:min-h-[3.25rem] [&>summary]:py-0"
    >
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
            {child.children.length > 0 && (
              <ul>
                {child.children.map((grandchild) => (
                  <li key={grandchild.id}>
                    <Link
                      href={paths.category(grandchild.slug)}
                      prefetch={false}
                      onClick={onLeave}
                      className={`${rowClassName} !ps-20 text-ink-500`}
                    >
                      {grandchild.title}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </AccordionItem>
  )
}

/** As high as the closed tree. */
function CategoryTreeSkeleton() {
  return (
    <Loading label="در حال گرفتن دسته‌ها">
      {Array.from({ length: 11 }, (_, index) => (
        <div key={index} className="py-1">
          <Skeleton className="h-11" />
        </div>
      ))}
    </Loading>
  )
}

/** The categories with what is in each, for the menus of a phone. */
export function CategoryTree({ onLeave }: { onLeave: () => void }) {
  const { menu, hasFailed, retry } = useProductMenu()
  if (hasFailed) return <ErrorState title="دسته‌ها نیامد" onRetry={retry} />
  if (!menu) return <CategoryTreeSkeleton />
  return menu.map((node) => <CategoryBranch key={node.id} node={node} onLeave={onLeave} />)
}
