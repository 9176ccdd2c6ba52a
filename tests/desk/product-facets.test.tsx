// @in-a-window
import { expect, test, vi } from 'vitest'
import { ProductFilterMenu } from '@/components/desk/products/product-facets'
import { render, screen, userEvent } from '../kit/rendering'

test('where no column fits beside the goods, all four filters are behind one button', async () => {
  const onChoose = vi.fn()
  const brand = {
    ...{ id: 7, title: 'نیکان', slug: 'nikan', title_en: 'Nikan', about: '' },
    ...{ picture: '', products: 3, removed: 0, version: 1 },
  }
  render(
    <ProductFilterMenu
      taxonomy={{ categories: [], brands: [brand] }}
      chosen={{ category: '', brand: '', stock: 'low', discount: '' }}
      onChoose={onChoose}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: /^فیلتر/ }))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'برند' }), 'نیکان')
  expect(onChoose).toHaveBeenLastCalledWith({ brand: '7' })
  expect(screen.getByRole('combobox', { name: 'موجودی' })).toHaveValue('low')
  expect(screen.getAllByRole('combobox')).toHaveLength(4)
})
