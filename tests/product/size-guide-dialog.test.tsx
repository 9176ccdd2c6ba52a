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

const body = {
  columns: ['اندازه', 'دور سینه', 'دور کمر', 'دور باسن', 'قد', 'وزن'],
  rows: [
    ['۳۸', '۸۸', '۷۰', '۹۴', '۱۵۰ تا ۱۷۸', '۵۲ تا ۵۸'],
    ['۴۰', '۹۲', '۷۴', '۹۸', '۱۵۰ تا ۱۷۸', '۵۸ تا ۶۴'],
    ['۴۲', '۹۶', '۷۸', '۱۰۲', '۱۵۰ تا ۱۸۲', '۶۴ تا ۷۰'],
  ],
  note: '',
}

test('height and weight stand beside the chest, and the size is one into which all of them fit', async () => {
  render(<SizeGuideDialog open onOpenChange={vi.fn()} guide={body} onChoose={vi.fn()} />)
  const fields = await screen.findAllByRole('textbox')
  expect(fields).toHaveLength(4)
  await userEvent.type(screen.getByRole('textbox', { name: /^دور سینه شما/ }), '86')
  expect(screen.getByRole('status')).toHaveTextContent('اندازهٔ ۳۸ به شما می‌آید')
  await userEvent.type(screen.getByRole('textbox', { name: /^وزن شما/ }), '۶۲')
  expect(screen.getByRole('status')).toHaveTextContent(
    'اندازهٔ ۴۰ به شما می‌آید؛ دور سینه: ۹۲ سانتی‌متر، وزن: ۵۸ تا ۶۴ کیلوگرم',
  )
  await userEvent.type(screen.getByRole('textbox', { name: /^قد شما/ }), '170')
  expect(screen.getByRole('button', { name: 'انتخاب اندازهٔ ۴۰' })).toBeVisible()
})

test('a drawing shows where the tape is laid for what the table has', async () => {
  render(<SizeGuideDialog open onOpenChange={vi.fn()} guide={body} onChoose={vi.fn()} />)
  expect(
    await screen.findByRole('img', { name: 'جای اندازه‌گیری: دور سینه، دور کمر، دور باسن' }),
  ).toBeVisible()
})
