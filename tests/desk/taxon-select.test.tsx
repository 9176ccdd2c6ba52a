// @in-a-window
import { expect, test, vi } from 'vitest'
import { listCategories, TaxonSelect } from '@/components/desk/taxonomy/taxon-select'
import { render, screen, userEvent } from '../kit/rendering'

const options = [
  { id: 1, title: 'سفالینه' },
  { id: 2, title: 'بهارستان' },
]

const categoryOf = (id: number, title: string, parentId: number | null) => ({
  ...{ id, title, parent_id: parentId, slug: `c-${id}`, description: '', picture: '' },
  ...{ size_guide: '', required_fields: [], version: 1, products: 0, removed: 0 },
})

test('categories are listed as the tree is read, each below its parent with the path to it', () => {
  const listed = listCategories([
    categoryOf(1, 'موبایل', null),
    categoryOf(2, 'کتاب', null),
    categoryOf(3, 'رمان', 2),
    categoryOf(4, 'شارژر', 1),
    categoryOf(5, 'تبلت', 1),
    categoryOf(6, 'شارژر بی‌سیم', 4),
  ])
  expect(listed.map(({ path, title }) => [path, title].filter(Boolean).join(' › '))).toEqual([
    'موبایل',
    'موبایل › شارژر',
    'موبایل › شارژر › شارژر بی‌سیم',
    'موبایل › تبلت',
    'کتاب',
    'کتاب › رمان',
  ])
})

function renderSelect(onMake?: (title: string) => void) {
  const choose = vi.fn()
  render(
    <>
      <label htmlFor="brand">برند</label>
      <TaxonSelect
        control={{ id: 'brand', 'aria-describedby': undefined, 'aria-invalid': undefined }}
        options={options}
        value={null}
        onChange={choose}
        placeholder="انتخاب برند"
        {...(onMake && { onMake })}
      />
    </>,
  )
  return { choose, field: screen.getByRole('combobox', { name: 'برند' }) }
}

test('a name that no brand has is offered to be made', async () => {
  const make = vi.fn()
  const { field, choose } = renderSelect(make)
  await userEvent.type(field, 'آوند نو{Enter}')
  expect(make).toHaveBeenCalledWith('آوند نو')
  expect(choose).not.toHaveBeenCalled()
})

test('a brand of that name is chosen and not made twice', async () => {
  const make = vi.fn()
  const { field, choose } = renderSelect(make)
  await userEvent.type(field, 'سفالینه')
  expect(screen.queryByRole('option', { name: /ساختن/ })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(choose).toHaveBeenCalledWith(1)
})

test('after part of a name the brands come first, and making one comes last', async () => {
  const make = vi.fn()
  const { field } = renderSelect(make)
  await userEvent.type(field, 'بهار{ArrowDown}{Enter}')
  expect(make).toHaveBeenCalledWith('بهار')
})

test('where nothing can be made, a name that is not there says so', async () => {
  const { field } = renderSelect()
  await userEvent.type(field, 'آوند')
  expect(screen.getByText('چیزی با این نام نیست')).toBeVisible()
})

test('a press inside what is typed leaves it as it is', async () => {
  const { field } = renderSelect()
  await userEvent.type(field, 'سفال')
  await userEvent.click(field)
  expect(field).toHaveValue('سفال')
})
