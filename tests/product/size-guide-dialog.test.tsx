// @in-a-window
import { expect, test, vi } from 'vitest'
import SizeGuideDialog from '@/components/product/size-guide-dialog'
import { render, screen, userEvent } from '../kit/rendering'

const guide = {
  columns: ['اندازه', 'دور سینه'],
  rows: [
    ['M', '۸۸ تا ۹۲'],
    ['L', '۹۲ تا ۹۶'],
  ],
  note: '',
}

test('a measure is answered by the size, what the table says of it, and that it can be exchanged', async () => {
  const choose = vi.fn()
  render(<SizeGuideDialog open onOpenChange={vi.fn()} guide={guide} onChoose={choose} />)
  const field = await screen.findByRole('textbox', { name: /^دور سینه شما/ })
  await userEvent.type(field, '90')
  expect(screen.getByRole('status')).toHaveTextContent(
    'اندازهٔ M به شما می‌آید؛ دور سینه: ۸۸ تا ۹۲ سانتی‌متر',
  )
  expect(screen.getByText(/تا ۷ روز کاری می‌توانید تعویض کنید/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^انتخاب اندازهٔ/ }))
  expect(choose).toHaveBeenCalledExactlyOnceWith('M')
  await userEvent.clear(field)
  await userEvent.type(field, '120')
  expect(screen.getByText(/بزرگ‌ترین آن هم برای شما کوچک است/)).toBeVisible()
  expect(screen.queryByText(/تعویض/)).toBeNull()
})
