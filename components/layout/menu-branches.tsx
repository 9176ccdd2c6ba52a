'use client'

import Image from 'next/image'
import Link from 'next/link'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { ChevronEndIcon } from '@/components/ui/icons'

type Branch = { id: number; title: string; href: string; picture: string; panel: ReactNode }

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const root = event.currentTarget
  const at = document.activeElement
  const tops = Array.from(root.querySelectorAll<HTMLElement>('[data-top]'))
  const inside = at?.closest('[data-branch]')
  const links = inside ? Array.from(inside.querySelectorAll<HTMLElement>('a')) : tops
  const index = links.findIndex((link) => link === at)
  const ends: Record<string, HTMLElement | undefined> = {
    ArrowDown: links[(index + 1) % links.length],
    ArrowUp: links[(index - 1 + links.length) % links.length],
    Home: links[0],
    End: links.at(-1),
    ArrowLeft: at?.parentElement?.querySelector<HTMLElement>('[data-branch] a') ?? undefined,
    ArrowRight: inside?.parentElement?.querySelector<HTMLElement>('[data-top]') ?? undefined,
  }
  const target = ends[event.key]
  if (!target || index < 0) return
  event.preventDefault()
  target.focus()
}

/** The top of the tree beside the branch that is pointed at; each branch follows its top in the order of focus. */
export function MenuBranches({ branches }: { branches: Branch[] }) {
  const [chosen, setChosen] = useState(branches[0]?.id)
  return (
    <div
      onKeyDown={moveFocus}
      className="relative min-h-[26rem] overflow-hidden rounded-b-panel border border-t-0 border-line bg-paper shadow-card"
    >
      <ul className="w-56 border-e border-line bg-ground py-3">
        {branches.map(({ id, title, href, picture, panel }) => (
          <li key={id} onPointerEnter={() => setChosen(id)} onFocus={() => setChosen(id)}>
            <Link
              href={href}
              prefetch={false}
              data-top=""
              className={cn(
                'flex min-h-11 items-center gap-3 px-4 py-1.5 text-md outline-offset-[-2px]',
                chosen === id ? 'bg-paper font-bold text-brand-700' : 'text-ink-700',
              )}
            >
              <Image src={picture} width={24} height={24} alt="" unoptimized />
              {title}
              <ChevronEndIcon size={16} className="ms-auto text-ink-500" />
            </Link>
            <div
              data-branch=""
              hidden={chosen !== id}
              className="absolute inset-y-0 end-0 start-56 overflow-y-auto px-6 py-5"
            >
              {panel}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
