'use client'

import Link from '@/components/ui/link'
import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import { ErrorState } from '@/components/ui/error-state'
import { ChevronEndIcon } from '@/components/ui/icons'
import { latePart } from '@/components/ui/late-part'
import { Picture } from '@/components/ui/picture'
import { Loading, SkeletonText } from '@/components/ui/skeleton'
import type { CategoryNode } from '@/lib/contract/categories'
import { objectPicture } from '@/lib/pictures/object-picture'
import { paths } from '@/lib/seo/addresses'
import { moveFocus } from './menu-keys'
import { useProductMenu } from './use-product-menu'

const MenuBranch = latePart(() => import('./menu-branch'), 'زیردسته‌ها')

export type MenuTop = Pick<CategoryNode, 'id' | 'slug' | 'title' | 'picture'>

type MenuTopsProps = {
  tops: readonly MenuTop[]
  /** Whether somebody is about to look under them. */
  wanted: boolean
}

/** The tops beside the branch that is pointed at; a branch follows its top in the order of focus. */
export function MenuTops({ tops, wanted }: MenuTopsProps) {
  const [chosen, setChosen] = useState(tops[0]?.id)
  const { menu, failed, retry } = useProductMenu(wanted)
  const branch = menu?.find(({ id }) => id === chosen)
  return (
    <div
      onKeyDown={moveFocus}
      className="relative min-h-[26rem] overflow-hidden rounded-b-panel border border-t-0 border-line bg-paper shadow-card"
    >
      <ul className="w-56 border-e border-line bg-ground py-3">
        {tops.map(({ id, slug, title, picture }) => (
          <li key={id} onPointerEnter={() => setChosen(id)} onFocus={() => setChosen(id)}>
            <Link
              href={paths.category(slug)}
              prefetch={false}
              data-top=""
              className={cn('menu-top', chosen === id && 'bg-paper font-bold text-brand-700')}
            >
              <Picture src={objectPicture(picture, 128)} width={24} height={24} />
              {title}
              <ChevronEndIcon size={16} className="ms-auto text-ink-500" />
            </Link>
            {wanted && chosen === id && (
              <div
                data-branch=""
                className="absolute inset-y-0 end-0 start-56 overflow-y-auto px-6 py-5"
              >
                {failed && <ErrorState title="زیردسته‌ها نیامد" onRetry={retry} />}
                {!failed &&
                  (branch ? <MenuBranch node={branch} waiting={<Waiting />} /> : <Waiting />)}
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Waiting() {
  return (
    <Loading label="در حال گرفتن زیردسته‌ها…">
      <SkeletonText lines={6} className="max-w-md text-xl" />
    </Loading>
  )
}
