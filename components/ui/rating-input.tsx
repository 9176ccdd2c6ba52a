import type { ComponentProps, CSSProperties } from 'react'
import { persianDigits } from '@/lib/persian/digits'
import { StarIcon } from './icons'

/** Of one star, of two, up to five. */
export const RATING_LABELS = ['خیلی بد', 'بد', 'معمولی', 'خوب', 'عالی']

type RatingInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  legend: string
  name: string
  defaultValue?: number
  error?: string
}

function turnOf(star: number): CSSProperties & { '--turn': number } {
  return { '--turn': star - 1 }
}

/** Five radio buttons, in order for the arrow keys; the stars up to the chosen one are lit by CSS alone. */
export function RatingInput({ legend, error, defaultValue, ...input }: RatingInputProps) {
  const errorId = `${input.name}-error`
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-1 text-md font-semibold">{legend}</legend>
      <div className="flex w-max">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            style={turnOf(stars)}
            className="star relative grid size-11 cursor-pointer place-items-center text-ink-300 forced-color-adjust-none hover:text-saffron-400 has-[:focus-visible]:rounded-control has-[:checked]:text-saffron-400 has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring [&:has(~_label:hover)]:text-saffron-400 [&:has(~_label_:checked)]:text-saffron-400"
          >
            <input
              type="radio"
              value={stars}
              defaultChecked={defaultValue === stars}
              aria-label={`${persianDigits(stars)} از ۵، ${RATING_LABELS[stars - 1]}`}
              className="absolute inset-0 cursor-pointer opacity-0"
              {...input}
            />
            <StarIcon size={30} />
          </label>
        ))}
      </div>
      <p id={errorId} aria-live="polite" className="text-sm text-pomegranate-600">
        {error}
      </p>
    </fieldset>
  )
}
