// @in-a-window
import { expect, test } from 'vitest'
import { groupBySection, Specification } from '@/components/product/product-description'
import { GENERAL_SECTION } from '@/lib/domain/field-sections'
import { render, screen, userEvent } from '../kit/rendering'

test('specifications are grouped by section, highlighted first, and fold when there are many', async () => {
  const fields = Array.from({ length: 12 }, (_, at) => ({
    name: `نام ${at}`,
    value: `مقدار ${at}`,
    highlighted: at === 11,
    section: at < 6 ? 'اندازه و وزن' : 'جنس و ساخت',
  }))
  expect(groupBySection(fields).map(({ title }) => title)).toEqual(['جنس و ساخت', 'اندازه و وزن'])
  const general = { name: 'نوع', value: 'کفش', highlighted: false, section: GENERAL_SECTION }
  expect(groupBySection([...fields, general])[0]).toEqual({
    title: GENERAL_SECTION,
    fields: [general],
  })
  render(<Specification fields={fields} />)
  const more = screen.getByRole('button', { name: 'نمایش بیشتر مشخصات' })
  expect(more).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(more)
  expect(screen.getByRole('button', { name: 'نمایش کمتر مشخصات' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('a short list of specifications neither folds nor has headings', () => {
  const sections = ['', 'جنس و ساخت', 'اندازه و وزن']
  render(
    <Specification
      fields={sections.map((section) => ({
        ...{ name: `وزن ${section}`, value: '۲ کیلو', highlighted: true },
        section,
      }))}
    />,
  )
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
