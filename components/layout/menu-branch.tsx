import Link from '@/components/ui/link'
import { ChevronEndIcon } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import { Medallion } from '@/components/ui/ornaments'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import { objectPictureUrl } from '@/lib/picture-urls'
import { paths } from '@/lib/paths'

/** The branch beside the top that has the pointer or the focus. */
export default function MenuBranch({ node }: { node: CategoryNode }) {
  return (
    <>
      <div className="flex items-center gap-4 border-b border-line pb-4">
        <Medallion size="sm" tint={node.tint || undefined}>
          <Picture src={objectPictureUrl(node.picture, 128)} width={38} height={38} />
        </Medallion>
        <div className="min-w-0">
          <Link
            href={paths.category(node.slug)}
            prefetch={false}
            className="inline-flex items-center gap-1 rounded-control font-bold text-brand-700 hover:underline"
          >
            همهٔ کالاهای {node.title}
            <ChevronEndIcon size={16} />
          </Link>
          <p className="line-clamp-1 text-sm text-ink-500">{node.description}</p>
        </div>
      </div>
      <Picture
        src={objectPictureUrl(node.picture)}
        width={144}
        height={144}
        className="pointer-events-none absolute -bottom-3 end-6 opacity-90"
      />
      <ul className="relative columns-2 gap-6 pt-4 md:columns-3 xl:columns-5 xxl:columns-6">
        {node.children.map((child) => (
          <SubcategoryGroup key={child.id} node={child} />
        ))}
      </ul>
    </>
  )
}

function SubcategoryGroup({ node }: { node: CategoryNode }) {
  return (
    <li className="break-inside-avoid pb-3">
      <Link
        href={paths.category(node.slug)}
        prefetch={false}
        className="block rounded-control py-1 text-md font-bold hover:text-brand-700"
      >
        {node.title}
      </Link>
      {node.children.length > 0 && (
        <ul>
          {node.children.map((leaf) => (
            <li key={leaf.id}>
              <Link
                href={paths.category(leaf.slug)}
                prefetch={false}
                className="block rounded-control py-1 text-sm text-ink-500 hover:text-brand-700"
              >
                {leaf.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
