import { MixedText } from '@/components/ui/mixed-text'
import type { ChoiceMove, ValueState } from '@/lib/domain/variant-choice'

type VariantValueProps = { value: string; state: ValueState; move: ChoiceMove | null }

/** Said on the chip itself: that a value is gone, or what comes along with it. */
export function VariantValue({ value, state, move }: VariantValueProps) {
  return (
    <>
      <span>
        <MixedText>{value}</MixedText>
      </span>
      {state === 'sold_out' && <span className="sold-note text-sm font-normal"> ناموجود</span>}
      {state === 'impossible' && move && (
        <span className="text-sm font-normal">
          {' '}
          با <MixedText>{move.moved.map(({ to }) => to).join('، ')}</MixedText>
        </span>
      )}
    </>
  )
}
