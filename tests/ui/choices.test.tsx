// @in-a-window
import { describe, expect, test, vi } from 'vitest'
import { Checkbox } from '@/components/ui/checkbox'
import { ChoiceChip, RemovableChip } from '@/components/ui/chip'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { RatingInput } from '@/components/ui/rating-input'
import { Switch } from '@/components/ui/switch'
import { render, screen, userEvent, within } from '../kit/rendering'

describe('choice controls', () => {
  test('a checkbox is checked by a press on its label', async () => {
    render(<Checkbox label="آوا" end="۴۲" />)
    await userEvent.click(screen.getByText('آوا'))
    expect(screen.getByRole('checkbox', { name: /آوا/ })).toBeChecked()
  })

  test('a switch has the role of a switch', async () => {
    render(<Switch label="فقط کالاهای موجود" />)
    const control = screen.getByRole('switch', { name: 'فقط کالاهای موجود' })
    await userEvent.click(control)
    expect(control).toBeChecked()
  })

  test('cards are radios of one group, each with its description', async () => {
    render(
      <RadioGroup legend="نشانی" error="نشانی را انتخاب کنید.">
        <RadioCard name="address" label="خانه" description="تهران، خیابان ولیعصر" />
        <RadioCard name="address" label="محل کار" description="اصفهان، چهارباغ" />
      </RadioGroup>,
    )
    const group = screen.getByRole('radiogroup', { name: 'نشانی' })
    expect(group).toHaveAccessibleDescription('نشانی را انتخاب کنید.')
    const home = within(group).getByRole('radio', { name: 'خانه' })
    expect(home).toHaveAccessibleDescription('تهران، خیابان ولیعصر')
    await userEvent.click(home)
    await userEvent.click(within(group).getByRole('radio', { name: 'محل کار' }))
    expect(home).not.toBeChecked()
  })

  test('an unavailable choice is shown and cannot be chosen', async () => {
    const onChange = vi.fn()
    render(
      <ChoiceChip name="colour" value="cream" disabled onChange={onChange}>
        کرم
      </ChoiceChip>,
    )
    await userEvent.click(screen.getByText('کرم'))
    expect(screen.getByRole('radio', { name: 'کرم' })).toBeDisabled()
    expect(onChange).not.toHaveBeenCalled()
  })

  test('a filter in force is removed by a link, or by a button where the URL does not hold it', async () => {
    const onRemove = vi.fn()
    render(
      <>
        <RemovableChip label="برند: آوا" href="/product-category/audio" />
        <RemovableChip label="رنگ: آبی" onRemove={onRemove} />
      </>,
    )
    expect(screen.getByRole('link', { name: 'حذف برند: آوا' })).toHaveAttribute(
      'href',
      '/product-category/audio',
    )
    await userEvent.click(screen.getByRole('button', { name: 'حذف رنگ: آبی' }))
    expect(onRemove).toHaveBeenCalledOnce()
  })

  test('stars are chosen by their accessible name', async () => {
    render(<RatingInput legend="امتیاز شما" name="rating" />)
    await userEvent.click(screen.getByRole('radio', { name: '۴ از ۵، خوب' }))
    expect(screen.getByRole('radio', { name: '۴ از ۵، خوب' })).toBeChecked()
  })
})
