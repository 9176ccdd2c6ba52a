import Image from 'next/image'
import Link from 'next/link'
import { ChevronEndIcon } from '@/components/ui/icons'
import { Medallion } from '@/components/ui/shamseh'
import type { CategoryNode } from '@/lib/contract/categories'
import { objectPicture } from '@/lib/pictures/object-picture'
import { Disclosure } from './disclosure'
import { MenuIcon } from './layout-icons'
import { categoryHref } from './main-links'
import { MenuBranches } from './menu-branches'

function BranchPanel({ node }: { node: CategoryNode }) {
  return (
    <>
      <div className="flex items-center gap-4 border-b border-line pb-4">
        <Medallion size="sm" tint={node.tint || undefined}>
          <Image src={objectPicture(node.picture)} width={38} height={38} alt="" unoptimized />
        </Medallion>
        <div className="min-w-0">
          <Link
            href={categoryHref(node.slug)}
            prefetch={false}
            className="inline-flex items-center gap-1 rounded-control font-bold text-brand-700 hover:underline"
          >
            همهٔ کالاهای {node.title}
            <ChevronEndIcon size={16} />
          </Link>
          <p className="line-clamp-1 text-sm text-ink-500">{node.description}</p>
        </div>
      </div>
      <Image
        src={objectPicture(node.picture)}
        width={144}
        height={144}
        alt=""
        unoptimized
        className="pointer-events-none absolute -bottom-3 end-6 opacity-90"
      />
      <ul className="relative columns-2 gap-6 pt-4 md:columns-3">
        {node.children.map((child) => (
          <li key={child.id} className="break-inside-avoid pb-3">
            <Link
              href={categoryHref(child.slug)}
              prefetch={false}
              className="block rounded-control py-1 text-md font-bold hover:text-brand-700"
            >
              {child.title}
            </Link>
            {child.children.length > 0 && (
              <ul>
                {child.children.map((leaf) => (
                  <li key={leaf.id}>
                    <Link
                      href={categoryHref(leaf.slug)}
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
        ))}
      </ul>
    </>
  )
}

/** The whole tree of categories, drawn on the server. */
export function MegaMenu({ menu }: { menu: CategoryNode[] }) {
  const branches = menu.map((node) => ({
    id: node.id,
    title: node.title,
    href: categoryHref(node.slug),
    picture: objectPicture(node.picture),
    panel: <BranchPanel node={node} />,
  }))
  return (
    <Disclosure
      triggerClassName="flex h-12 items-center gap-2 rounded-control px-1 text-md font-bold text-ink-900 hover:text-brand-700"
      panelClassName="absolute inset-x-0 top-full animate-fade-in"
      trigger={
        <>
          <MenuIcon />
          دسته‌بندی کالاها
        </>
      }
    >
      <div className="wrap">
        <MenuBranches branches={branches} />
      </div>
    </Disclosure>
  )
}
