// @in-a-window
import { expect, test } from 'vitest'
import RowFacts from '@/components/catalogue/row-facts'
import { getKeyFacts } from '@/lib/contract/catalogue/key-facts'
import { fakeApi } from '../kit/fake-api'
import { render, screen } from '../kit/rendering'

const api = fakeApi()

test('the rows of a list ask for their facts together, and each shows its own', async () => {
  api.on(getKeyFacts, {
    data: {
      products: [
        { id: 1, facts: [{ name: 'وزن', value: '۱۸۰ گرم' }] },
        { id: 2, facts: [{ name: 'رم', value: '۸ گیگابایت' }] },
      ],
    },
  })
  render(
    <>
      <RowFacts id={1} />
      <RowFacts id={2} />
      <RowFacts id={3} />
    </>,
  )
  expect(await screen.findByText('۸ گیگابایت')).toBeVisible()
  const lists = screen.getAllByRole('list', { name: 'ویژگی‌های اصلی' })
  expect(lists.map(({ textContent }) => textContent)).toEqual(['وزن: ۱۸۰ گرم', 'رم: ۸ گیگابایت'])
  expect(api.requestsTo(getKeyFacts)).toHaveLength(1)
})
