// @in-a-window
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { AmountField } from '@/components/ui/amount-field'
import { CodeField } from '@/components/ui/code-field'
import { NumberField } from '@/components/ui/number-field'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { act, render, screen, userEvent } from '../kit/rendering'

describe('TextField', () => {
  test('is found by its label and described by its hint', () => {
    render(<TextField label="نام کاربری" hint="تنها حروف لاتین و عدد" />)
    const input = screen.getByRole('textbox', { name: 'نام کاربری' })
    expect(input).toHaveAccessibleDescription('تنها حروف لاتین و عدد')
    expect(input).not.toHaveAttribute('aria-invalid')
  })

  test('is invalid and says why when it has an error', () => {
    render(<TextField label="رایانامه" hint="برای رسید خرید" error="نشانی رایانامه درست نیست." />)
    const input = screen.getByRole('textbox', { name: 'رایانامه' })
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('برای رسید خرید نشانی رایانامه درست نیست.')
  })

  test('announces a later error in a region that was already there', () => {
    const { rerender, container } = render(<Select label="استان" options={[]} />)
    const region = container.querySelector('[aria-live="polite"]')
    rerender(<Select label="استان" options={[]} error="استان را انتخاب کنید." />)
    expect(region).toHaveTextContent('استان را انتخاب کنید.')
  })

  test('says in its name that it is optional', () => {
    render(<TextField label="کد تخفیف" isOptional />)
    expect(screen.getByRole('textbox', { name: 'کد تخفیف (اختیاری)' })).toBeVisible()
  })

  test('counts what is typed in a long text', async () => {
    render(<Textarea label="متن دیدگاه" maxLength={500} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'متن دیدگاه' }), 'عالی بود')
    expect(screen.getByText('۸ از ۵۰۰ حرف')).toBeVisible()
  })
})

describe('NumberField', () => {
  test('accepts Persian and Arabic digits and returns Latin ones', async () => {
    const onValueChange = vi.fn()
    render(<NumberField label="شمارهٔ موبایل" onValueChange={onValueChange} />)
    const input = screen.getByRole('textbox', { name: 'شمارهٔ موبایل' })
    await userEvent.type(input, '۰۹۱۲ ٣٤٥-6789')
    expect(input).toHaveValue('09123456789')
    expect(onValueChange).toHaveBeenLastCalledWith('09123456789')
  })

  test('opens the numeric keyboard of a phone and runs from left to right', () => {
    render(<NumberField label="کد ملی" />)
    const input = screen.getByRole('textbox', { name: 'کد ملی' })
    expect(input).toHaveAttribute('inputmode', 'numeric')
    expect(input).toHaveAttribute('dir', 'ltr')
  })

  test('keeps every digit, however many are pasted', async () => {
    render(<NumberField label="کد پستی" />)
    const input = screen.getByRole('textbox', { name: 'کد پستی' })
    await userEvent.click(input)
    await userEvent.paste('کد پستی: ۱۴۳۵۸-۶۷۸۹۰۱۲۳')
    expect(input).toHaveValue('1435867890123')
  })

  test.each([
    ['0098 912 345 6789', '09123456789'],
    ['‎+98 21 1234 5678', '02112345678'],
    ['+98 (0)912 345 6789', '09123456789'],
    ['۹۸۹۱۲۳۴۵۶۷۸۹', '09123456789'],
    ['9123456789', '9123456789'],
    ['+1 202 555 0147', '+12025550147'],
  ])('reads the phone number %s as %s, pasted or typed', async (given, read) => {
    const onValueChange = vi.fn()
    render(<NumberField label="موبایل گیرنده" isPhone onValueChange={onValueChange} />)
    const input = screen.getByRole('textbox', { name: 'موبایل گیرنده' })
    await userEvent.click(input)
    await userEvent.paste(given)
    expect(input).toHaveValue(read)
    expect(onValueChange).toHaveBeenLastCalledWith(read)
    await userEvent.clear(input)
    await userEvent.type(input, given.replace('(0)', ''))
    expect(input).toHaveValue(read)
  })
})

describe('AmountField', () => {
  function Wallet({ onValueChange }: { onValueChange: (value: number | null) => void }) {
    const [value, setValue] = useState<number | null>(null)
    const take = (next: number | null) => (setValue(next), onValueChange(next))
    return <AmountField label="مبلغ" unit="تومان" value={value} onValueChange={take} />
  }

  test('groups digits by three and returns a number', async () => {
    const onValueChange = vi.fn()
    render(<Wallet onValueChange={onValueChange} />)
    const input = screen.getByRole('textbox', { name: 'مبلغ' })
    await userEvent.type(input, '۱۲۵۰۰۰۰')
    expect(input).toHaveValue('1,250,000')
    expect(onValueChange).toHaveBeenLastCalledWith(1_250_000)
    await userEvent.clear(input)
    expect(onValueChange).toHaveBeenLastCalledWith(null)
  })

  test.each([
    ['10000.5', '10,000.5'],
    ['۱۰۰۰۰٫۵', '10,000٫۵'],
    ['10000/5', '10,000/5'],
    ['0.500', '0.500'],
  ])('makes no other amount of %s and says why', async (fraction, shown) => {
    const onValueChange = vi.fn()
    render(<Wallet onValueChange={onValueChange} />)
    const input = screen.getByRole('textbox', { name: 'مبلغ' })
    await userEvent.type(input, fraction)
    expect(input).toHaveValue(shown)
    expect(input).toHaveAccessibleDescription('مبلغ را به تومان و بی‌اعشار بنویسید.')
    expect(onValueChange).toHaveBeenLastCalledWith(null)
    await userEvent.clear(input)
    await userEvent.type(input, '۵۰۰۰۰')
    expect(input).toBeValid()
    expect(onValueChange).toHaveBeenLastCalledWith(50_000)
  })

  test.each([
    ['-50000', '-50000', 'مبلغ را بدون منفی و خط تیره بنویسید.'],
    ['۵۰−۶۰', '۵۰−۶۰', 'مبلغ را بدون منفی و خط تیره بنویسید.'],
    ['123456789012345', '123456789012345', 'این مبلغ بیش از اندازه بزرگ است.'],
  ])('leaves a pasted %s as it is and rejects it', async (pasted, shown, words) => {
    const onValueChange = vi.fn()
    render(<Wallet onValueChange={onValueChange} />)
    const input = screen.getByRole('textbox', { name: 'مبلغ' })
    await userEvent.click(input)
    await userEvent.paste(pasted)
    expect(input).toHaveValue(shown)
    expect(input).toHaveAccessibleDescription(words)
    expect(onValueChange).toHaveBeenLastCalledWith(null)
    await userEvent.keyboard('{Backspace}')
    expect(onValueChange).not.toHaveBeenLastCalledWith(50_000)
  })

  test('accepts as many digits as a safe integer holds', async () => {
    const onValueChange = vi.fn()
    render(<Wallet onValueChange={onValueChange} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'مبلغ' }), '0099999999999999')
    expect(onValueChange).toHaveBeenLastCalledWith(99_999_999_999_999)
  })

  test.each(['10.000', '۱۰٫۰۰۰', '۱۰٬۰۰۰', '10,000', '۱۰ ۰۰۰ تومان'])(
    'reads %s as ten thousand',
    async (written) => {
      const onValueChange = vi.fn()
      render(<Wallet onValueChange={onValueChange} />)
      const input = screen.getByRole('textbox', { name: 'مبلغ' })
      await userEvent.type(input, written)
      expect(input).toHaveValue('10,000')
      expect(onValueChange).toHaveBeenLastCalledWith(10_000)
    },
  )
})

describe('the caret of AmountField', () => {
  function Written({ at, amount }: { at: number; amount: number }) {
    const [value, setValue] = useState<number | null>(amount)
    return (
      <AmountField
        label="مبلغ"
        value={value}
        onValueChange={setValue}
        onFocus={({ target }) => target.setSelectionRange(at, at)}
      />
    )
  }

  test.each([
    ['zeros typed at the start', 5, 0, '0000', '5', 0],
    ['a zero and then a digit at the start', 5, 0, '02', '25', 1],
    ['a digit typed in the middle', 1_234, 1, '5', '15,234', 2],
    ['delete before a comma', 1_234_567, 1, '{Delete}', '134,567', 1],
    ['delete again', 1_234_567, 1, '{Delete}{Delete}', '14,567', 1],
    ['backspace after a comma', 1_234_567, 6, '{Backspace}', '123,567', 3],
    ['backspace after the first comma', 1_234, 2, '{Backspace}', '234', 0],
    ['delete of a digit', 1_234_567, 2, '{Delete}', '134,567', 1],
  ])('stays with its digit after %s', async (_, amount, at, keys, shown, caret) => {
    render(<Written amount={amount} at={at} />)
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'مبلغ' })
    act(() => input.focus())
    input.setSelectionRange(at, at)
    await userEvent.keyboard(keys)
    expect(input).toHaveValue(shown)
    expect(input.selectionStart).toBe(caret)
  })
})

describe('CodeField', () => {
  function Login({ onComplete }: { onComplete: (code: string) => void }) {
    const [code, setCode] = useState('')
    return (
      <CodeField label="کد تأیید" value={code} onValueChange={setCode} onComplete={onComplete} />
    )
  }

  test('accepts a pasted message with Persian digits and completes once', async () => {
    const onComplete = vi.fn()
    render(<Login onComplete={onComplete} />)
    const input = screen.getByRole('textbox', { name: 'کد تأیید' })
    await userEvent.click(input)
    await userEvent.paste('کد شما: ۴۸۲۰۱۵')
    expect(input).toHaveValue('482015')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('482015')
  })

  test('is one input that a phone can fill from a message', () => {
    render(<Login onComplete={() => {}} />)
    const input = screen.getByRole('textbox')
    expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    expect(input).toHaveAttribute('inputmode', 'numeric')
  })
})
