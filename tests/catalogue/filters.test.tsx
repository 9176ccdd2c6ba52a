// @in-a-window
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { FilterGroups } from '@/components/catalogue/filters/filter-panel'
import { brandScope, categoryScope, type ListScope } from '@/components/catalogue/list-scope'
import { ALL_OPTIONS, parseListQuery, type ListQuery } from '@/components/catalogue/list-query'
import { priceAtStep } from '@/components/catalogue/filters/price-scale'
import { findListBrands } from '@/lib/contract/catalogue/products'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'
import { facets } from './sample-facets'

const onChange = vi.fn<(next: ListQuery) => void>()
let shown = 0

const api = fakeApi()

type FiltersProps = { scope: ListScope; start: ListQuery; isMinimum: boolean; brands?: number }

function Filters({ scope, start, isMinimum, brands = facets.brands_total }: FiltersProps) {
  const [query, setQuery] = useState(start)
  const change = (next: ListQuery) => {
    onChange(next)
    setQuery(next)
  }
  const shownFacets = { ...facets, is_minimum: isMinimum, brands_total: brands }
  return (
    <FilterGroups id={`t${shown}`} {...{ scope, query }} facets={shownFacets} onChange={change} />
  )
}

function show(start: ListQuery = { page: 1 }, scope = categoryScope('صوتی'), isMinimum = false) {
  onChange.mockClear()
  shown += 1
  render(<Filters {...{ scope, start, isMinimum }} />)
  return userEvent.setup()
}

const box = (name: RegExp | string) => screen.getByRole('checkbox', { name })
const openFolded = () => userEvent.setup().click(screen.getByText('۴ مورد دیگر'))

describe('the filters of a list', () => {
  test('add a choice to the others and return to the first page', async () => {
    const user = show({ page: 4, sort: 'cheapest', brands: ['brand-1'] })
    await user.click(box(/^آوا/))
    expect(onChange).toHaveBeenLastCalledWith({
      page: 1,
      sort: 'cheapest',
      brands: ['brand-1', 'brand-0'],
    })
    await user.click(box(/^نیکان/))
    await user.click(box(/^آوا/))
    expect(onChange).toHaveBeenLastCalledWith({ page: 1, sort: 'cheapest' })
  })

  test('take a colour with its shades, and leave a shade no row of its own', async () => {
    const values = [
      { value: 'مشکی', hex: '#000', count: 2 },
      { value: 'آبی', hex: '#00f', count: 1, family: { values: ['آبی', 'آبی یخی'], count: 3 } },
      { value: 'آبی یخی', hex: '#8af', count: 2 },
    ]
    const blue = { ...facets, properties: [{ name: 'رنگ', values }] }
    const start: ListQuery = { page: 1, properties: { رنگ: ['مشکی', 'آبی یخی'] } }
    const props = { id: 'shades', scope: categoryScope('گوشی'), facets: blue, onChange }
    const { rerender } = render(<FilterGroups {...props} query={start} />)
    expect(box(/^آبی یخی/)).toBeChecked()
    expect(box(/^آبی ?۳/)).not.toBeChecked()
    await userEvent.setup().click(box(/^آبی ?۳/))
    const both = { page: 1, properties: { رنگ: ['مشکی', 'آبی', 'آبی یخی'] } }
    expect(onChange).toHaveBeenLastCalledWith(both)
    // One that came from a wider list, where more shades are.
    both.properties.رنگ.push('آبی کاربنی')
    rerender(<FilterGroups {...props} query={both} />)
    expect(screen.queryByRole('checkbox', { name: /^آبی یخی/ })).not.toBeInTheDocument()
    expect(box(/^آبی/)).toBeChecked()
    await userEvent.setup().click(box(/^آبی/))
    expect(onChange).toHaveBeenLastCalledWith({ page: 1, properties: { رنگ: ['مشکی'] } })
  })

  test('disable what leaves nothing instead of hiding it, but not what is chosen', async () => {
    show({ page: 1, properties: { رنگ: ['سرخ'] } })
    await openFolded()
    expect(box(/^گام/)).toBeDisabled()
    expect(box(/^سرخ/)).toBeEnabled()
    expect(screen.queryByRole('link', { name: /اسپیکر/ })).not.toBeInTheDocument()
    expect(screen.getByText('اسپیکر')).toHaveAttribute('aria-disabled', 'true')
  })

  test('leave out a property of which every value leaves nothing, but where one is chosen', () => {
    const values = [
      { value: 'اسلیمی', hex: null, count: 0 },
      { value: 'سرو', hex: null, count: 0 },
    ]
    const dead = { ...facets, properties: [{ name: 'طرح', values }] }
    const props = { id: 'dead', scope: categoryScope('گوشی'), facets: dead, onChange }
    const { rerender } = render(<FilterGroups {...props} query={{ page: 1 }} />)
    expect(screen.queryByRole('group', { name: 'طرح' })).not.toBeInTheDocument()
    rerender(<FilterGroups {...props} query={{ page: 1, properties: { طرح: ['سرو'] } }} />)
    expect(box(/^سرو/)).toBeChecked()
    expect(box(/^اسلیمی/)).toBeDisabled()
  })

  test('link a category to its own page with the other choices', () => {
    show({ page: 2, available: true })
    const href = screen.getByRole('link', { name: /هدفون/ }).getAttribute('href') ?? ''
    expect(decodeURIComponent(href)).toBe('/product-category/هدفون?available=1')
  })

  test('fold a long list of brands and search it by either name', async () => {
    const user = show()
    expect(screen.getByText('۴ مورد دیگر')).toBeInTheDocument()
    const search = screen.getByRole('searchbox', { name: 'جستجوی برند' })
    await user.type(search, 'brand 4')
    expect(box(/^افق/)).toBeInTheDocument()
    expect(screen.queryByRole('checkbox', { name: /^آوا/ })).not.toBeInTheDocument()
    await user.clear(search)
    await user.type(search, 'هیچ')
    expect(screen.getByRole('status')).toHaveTextContent('برندی با این نام در این فهرست نیست.')
  })

  test('draw folded options once they are opened, and at once where one of them is chosen', async () => {
    show()
    expect(screen.queryByRole('checkbox', { name: /^تندر/ })).not.toBeInTheDocument()
    await openFolded()
    expect(box(/^تندر/)).toBeVisible()
    await openFolded()
    expect(screen.getByText('۴ مورد دیگر').closest('details')).not.toHaveAttribute('open')
    show({ page: 1, brands: ['brand-8'] })
    expect(screen.getByRole('checkbox', { name: /^تندر/, checked: true })).toBeVisible()
  })

  test('draw all options where the form without script asked for them', () => {
    show({ page: 1, allOptions: true })
    expect(box(/^تندر/)).toBeVisible()
  })

  test('offer without script a button for all options, at the panel of the same list', () => {
    shown += 1
    const html = renderToString(
      <Filters scope={categoryScope('صوتی')} start={{ page: 1 }} isMinimum={false} />,
    )
    const form = new DOMParser().parseFromString(`<form>${html}</form>`, 'text/html')
    const button = form.querySelector('noscript button')
    expect(button).toHaveAttribute('formaction', '/product-category/صوتی#filters')
    expect(parseListQuery({ [ALL_OPTIONS.name]: button?.getAttribute('value') ?? '' })).toEqual({
      page: 1,
      allOptions: true,
    })
    expect(html).not.toContain('تندر')
  })

  test('ask for the brands that a list of very many does not offer at once, by their name', async () => {
    const user = userEvent.setup()
    api.on(findListBrands, {
      data: {
        brands: [
          { id: 99, slug: 'maker-99', title: 'سازندهٔ ۹۹', english_title: 'Maker 99', count: 2 },
        ],
      },
    })
    shown += 1
    const scope = categoryScope('صوتی')
    render(
      <Filters
        {...{ scope }}
        start={{ page: 1, available: true }}
        isMinimum={false}
        brands={1_812}
      />,
    )
    expect(screen.getByText(/^۱,۸۱۲ برند/)).toBeInTheDocument()
    await user.type(screen.getByRole('searchbox', { name: 'جستجوی برند' }), 'سازنده')
    await user.click(await screen.findByRole('checkbox', { name: /^سازندهٔ ۹۹/ }))
    expect(onChange).toHaveBeenLastCalledWith({ page: 1, available: true, brands: ['maker-99'] })
    expect(api.requestsTo(findListBrands).map(({ body }) => body)).toContainEqual({
      category: 'صوتی',
      available: true,
      name: 'سازنده',
    })
  })

  test('name every colour beside its swatch', async () => {
    const user = show()
    expect(screen.getByText('آبی')).toBeVisible()
    await user.click(box(/^آبی/))
    expect(onChange).toHaveBeenLastCalledWith({ page: 1, properties: { رنگ: ['آبی'] } })
    await user.click(box(/^۴۲/))
    expect(onChange).toHaveBeenLastCalledWith({
      page: 1,
      properties: { رنگ: ['آبی'], اندازه: ['۴۲'] },
    })
  })

  test('take prices in tomans in either order, and filter in rials', async () => {
    const user = show()
    await user.type(screen.getByLabelText('از'), '۳۰۰۰۰۰۰')
    await user.type(screen.getByLabelText('تا'), '۲۰۰۰۰۰۰{Enter}')
    expect(onChange).toHaveBeenLastCalledWith({
      page: 1,
      price_min: 20_000_000,
      price_max: 30_000_000,
    })
  })

  test('filter by the slider once it rests', async () => {
    show()
    const low = screen.getByRole('slider', { name: 'کمترین قیمت' })
    expect(low).toHaveAttribute('aria-valuetext', '۱۰۰,۰۰۰ تومان')
    const { fireEvent } = await import('@testing-library/react')
    fireEvent.change(low, { target: { value: '20' } })
    fireEvent.change(low, { target: { value: '50' } })
    expect(onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
    expect(onChange.mock.calls[0]?.[0].price_min).toBe(priceAtStep(50, facets.price))
    expect(low).toHaveValue('50')
    expect(low).toHaveAttribute('aria-valuetext', '۲,۲۴۰,۰۰۰ تومان')
  })

  test('choose one festival at a time, and only products in stock', async () => {
    const user = show()
    await user.click(box(/^پاییز گرم/))
    await user.click(screen.getByRole('switch', { name: /فقط کالاهای موجود/ }))
    expect(onChange).toHaveBeenLastCalledWith({ page: 1, festival: 'پاییز', available: true })
    await user.click(box(/^پاییز گرم/))
    expect(onChange).toHaveBeenLastCalledWith({ page: 1, available: true })
  })

  test.each([
    ['can be pressed where all of them are', 7, false, true],
    ['cannot be pressed where none is', 0, false, false],
    ['can be put off where none is', 0, true, true],
  ])('have a switch for goods in stock that %s', (_, count, isOn, isEnabled) => {
    const query: ListQuery = isOn ? { page: 1, available: true } : { page: 1 }
    const shown = { ...facets, available_count: count, is_minimum: false }
    const scope = categoryScope('صوتی')
    render(<FilterGroups id="all" {...{ scope, query, onChange }} facets={shown} />)
    const control = screen.getByRole('switch', { name: /فقط کالاهای موجود/ })
    if (isEnabled) expect(control).toBeEnabled()
    else expect(control).toBeDisabled()
  })

  test('leave open what a sample held none of, without a number', async () => {
    const user = show({ page: 1 }, undefined, true)
    await openFolded()
    expect(screen.getByRole('checkbox', { name: 'گام' })).toBeEnabled()
    expect(screen.getByRole('link', { name: 'اسپیکر' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'آوا ۹+ کالا' })).toBeVisible()
    await user.click(box(/^گام/))
    expect(onChange).toHaveBeenLastCalledWith({ page: 1, brands: ['brand-9'] })
  })

  test('have no brand facet on the page of a brand', () => {
    show({ page: 1 }, brandScope('ava'))
    expect(screen.queryByRole('group', { name: 'برند' })).not.toBeInTheDocument()
  })
})
