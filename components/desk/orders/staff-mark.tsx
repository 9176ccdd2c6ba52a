/** The first letter of a name, where there is no space for all of it; its whole is said beside it or read out. */
export function StaffMark({ name, title }: { name: string; title?: string }) {
  return (
    <span
      className="bg-soon-bg text-soon-ink grid size-6 shrink-0 place-items-center rounded-full text-[11px] font-semibold"
      title={title}
    >
      <span aria-hidden="true">{name.trim().slice(0, 1)}</span>
      {title && <span className="sr-only">{title}</span>}
    </span>
  )
}
