'use client'

import { useRef, useState, type KeyboardEvent, type RefCallback } from 'react'
import { RemovableChip } from '@/components/ui/chip'
import { IconButton } from '@/components/ui/icon-button'
import { PlusIcon } from '@/components/ui/icons'
import { TextField } from '@/components/ui/text-field'
import { MAX_POINT_LENGTH, saveComment } from '@/lib/contract/reviews/write-reviews'

export type PointSide = 'advantages' | 'disadvantages'

/** The rules of the list are those of the call. */
function addPoint(side: PointSide, list: readonly string[], text: string) {
  const parsed = saveComment.body?.shape[side].safeParse([...list, text])
  return parsed?.success
    ? { list: parsed.data, trouble: undefined }
    : { list, trouble: parsed?.error.issues[0]?.message }
}

type PointsFieldProps = {
  side: PointSide
  label: string
  add: string
  value: readonly string[]
  onChange: (value: string[]) => void
  error: string | undefined
  inputRef: RefCallback<HTMLInputElement>
}

/** Enter adds what is written, and so does leaving the field: nobody loses a point they forgot to add. */
export function PointsField(props: PointsFieldProps) {
  const { side, label, add, value, onChange, error, inputRef } = props
  const [text, setText] = useState('')
  const [trouble, setTrouble] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  function commit(): void {
    if (text.trim() === '') return setTrouble(undefined)
    const { list, trouble: wrong } = addPoint(side, value, text)
    setTrouble(wrong)
    if (wrong !== undefined) return
    onChange([...list])
    setText('')
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    commit()
  }
  function press(): void {
    commit()
    input.current?.focus()
  }
  function remove(point: string): void {
    onChange(value.filter((each) => each !== point))
    setTrouble(undefined)
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
        optional
        enterKeyHint="done"
        maxLength={MAX_POINT_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
        error={trouble ?? error}
        end={
          <IconButton label={add} size="sm" className="-me-2" onClick={press}>
            <PlusIcon size={18} />
          </IconButton>
        }
      />
      <ul aria-label={label} aria-live="polite" className="mt-2 flex flex-wrap gap-2 empty:mt-0">
        {value.map((point) => (
          <li key={point} className="min-w-0 max-w-full">
            <RemovableChip label={point} onRemove={() => remove(point)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
