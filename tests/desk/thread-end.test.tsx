// @in-a-window
import { fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useThreadEnd } from '@/components/desk/inbox/use-thread-end'
import { render, screen, userEvent } from '../kit/rendering'

function Thread({ count }: { count: number }) {
  const { list, onScroll, follow } = useThreadEnd(count)
  return (
    <>
      <ol ref={list} onScroll={onScroll} />
      <button type="button" onClick={follow}>
        ارسال
      </button>
    </>
  )
}

afterEach(() => vi.restoreAllMocks())

test('a thread that its reader scrolled up stays there until they write themselves', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
  const { rerender } = render(<Thread count={1} />)
  const list = screen.getByRole('list')
  expect(list.scrollTop).toBe(900)
  list.scrollTop = 100
  fireEvent.scroll(list)
  rerender(<Thread count={2} />)
  expect(list.scrollTop).toBe(100)
  await userEvent.click(screen.getByRole('button', { name: 'ارسال' }))
  rerender(<Thread count={3} />)
  expect(list.scrollTop).toBe(900)
})
