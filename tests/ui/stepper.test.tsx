// @in-a-window
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Stepper } from '@/components/ui/stepper'
import { render, screen, userEvent } from '../kit/rendering'

function Line({ start, max, onRemove }: { start: number; max: number; onRemove?: () => void }) {
  const [count, setCount] = useState(start)
  return (
    <Stepper
      label="تعداد هدفون"
      value={count}
      max={max}
      onValueChange={setCount}
      onRemove={onRemove}
    />
  )
}

describe('Stepper', () => {
  test('counts up to the stock and no further', async () => {
    render(<Line start={1} max={3} />)
    const more = screen.getByRole('button', { name: 'افزودن یک عدد' })
    await userEvent.click(more)
    await userEvent.click(more)
    await userEvent.click(more)
    expect(more).toHaveAttribute('aria-disabled', 'true')
    expect(more).toHaveFocus()
    expect(screen.getByRole('group', { name: 'تعداد هدفون' })).toHaveTextContent('۳')
  })

  test('announces each new count, and when it is the maximum', async () => {
    render(<Line start={1} max={2} />)
    await userEvent.click(screen.getByRole('button', { name: 'افزودن یک عدد' }))
    expect(screen.getByText('تعداد هدفون: ۲، حداکثر موجودی')).toBeInTheDocument()
  })

  test('does not go below one', () => {
    render(<Line start={1} max={3} />)
    expect(screen.getByRole('button', { name: 'کم کردن یک عدد' })).toBeDisabled()
  })

  test('offers to remove the line at one where it can be removed', async () => {
    const onRemove = vi.fn()
    render(<Line start={2} max={3} onRemove={onRemove} />)
    await userEvent.click(screen.getByRole('button', { name: 'کم کردن یک عدد' }))
    await userEvent.click(screen.getByRole('button', { name: 'حذف' }))
    expect(onRemove).toHaveBeenCalledOnce()
  })
})
