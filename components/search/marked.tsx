import { highlight } from './highlight'

/** A `bdi`, so that a Latin name stays whole beside Persian words. */
export function Marked({ text, asked }: { text: string; asked: string }) {
  return (
    <bdi>
      {highlight(text, asked).map(({ text: part, hit }, at) =>
        hit ? (
          <mark key={at} className="rounded-[3px] bg-saffron-100 text-inherit">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </bdi>
  )
}
