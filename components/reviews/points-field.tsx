'use client'

import { useRef, useState, type KeyboardEvent, type RefCallback } from 'react'
import { RemovableChip } from '@/components/ui/chip'
import { IconButton } from '@/components/ui/icon-button'
import { PlusIcon } from '@/components/ui/icons'
import { TextField } from '@/components/ui/text-field'
import { MAX_POINT_LENGTH, saveComment } from '@/lib/contract/reviews/write-reviews'

export type PointSide = 'advantages' | 'disadvantages'

/** Validated by the schema of the call. */
function addPoint(side: PointSide, list: readonly string[], text: string) {
  const parsed = saveComment.body?.shape[side].safeParse([...list, text])
  return parsed?.success
    ? { list: parsed.data, error: undefined }
    : { list, error: parsed?.error.issues[0]?.message }
}

type PointsFieldProps = {
  side: PointSide
  label: string
  addLabel: string
  value: readonly string[]
  onChange: (value: string[]) => void
  error: string | undefined
  inputRef: RefCallback<HTMLInputElement>
}

/** Enter adds what is typed, and so does leaving the field, so that no point is lost. */
export function PointsField(props: PointsFieldProps) {
  const { side, label, addLabel, value, onChange, error, inputRef } = props
  const [text, setText] = useState('')
  const [pointError, setPointError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  function commit(): void {
    if (text.trim() === '') return setPointError(undefined)
    const { list, error: newError } = addPoint(side, value, text)
    setPointError(newError)
    if (newError !== undefined) return
    onChange([...list])
    setText('')
  }
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    commit()
  }
  function handleAdd(): void {
    commit()
    input.current?.focus()
  }
  function handleRemove(point: string): void {
    onChange(value.filter((each) => each !== point))
    setPointError(undefined)
    input.current?.focus()
  }
  return (
    <div>
      <TextField
        ref={(element) => {
          input.current = element
          inputRef(element)
        }}
        label={label}
        isOptional
        enterKeyHint="done"
        maxLength={MAX_POINT_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={handleKeyDown}
        error={pointError ?? error}
        end={
          <IconButton label={addLabel} size="sm" className="-me-2" onClick={handleAdd}>
            <PlusIcon size={18} />
          </IconButton>
        }
      />
      <ul aria-label={label} aria-live="polite" className="mt-2 flex flex-wrap gap-2 empty:mt-0">
        {value.map((point) => (
          <li key={point} className="min-w-0 max-w-full">
            <RemovableChip label={point} onRemove={() => handleRemove(point)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
