import type { ComponentProps, MouseEvent } from 'react'

type ChoiceLinkProps = Omit<ComponentProps<'a'>, 'onClick'> & { href: string; onChoose: () => void }

/** A link that a plain press does not follow: the choice is made on the page. */
export function ChoiceLink({ onChoose, ...link }: ChoiceLinkProps) {
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose()
  }
  return <a rel="nofollow" {...link} onClick={choose} />
}
