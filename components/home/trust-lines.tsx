import { trustIcons } from '@/components/product/promise-icons'
import type { HomeSection } from '@/lib/contract/home'

type TrustLinesProps = Pick<Extract<HomeSection, { kind: 'trust' }>, 'lines'>

export function TrustLines({ lines }: TrustLinesProps) {
  return (
    <section aria-label="چرا ویترین" className="wrap">
      <ul className="grid grid-cols-2 gap-2.5 desk:gap-4 lg:grid-cols-4">
        {lines.map(({ title, text, icon }) => {
          const Drawing = trustIcons[icon]
          return (
            <li
              key={title}
              className="flex items-center gap-4 rounded-card bg-paper p-4 shadow-card desk:p-5 phone:flex-col phone:text-center"
            >
              <Drawing size={28} className="shrink-0 text-brand-700" />
              <p>
                <span className="block text-md font-bold">{title}</span>
                <span className="block text-xs text-ink-500">{text}</span>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
