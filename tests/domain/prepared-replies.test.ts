import { expect, test } from 'vitest'
import { fillReply } from '@/lib/domain/prepared-replies'

test('a prepared answer is filled with the name and the order, wherever they stand', () => {
  const text = 'سلام {نام}، سفارش {کد سفارش} در راه است. {نام} عزیز، سپاس.'
  expect(fillReply(text, { name: 'پویا رستمی', code: 'V-10361' })).toBe(
    'سلام پویا رستمی، سفارش V-10361 در راه است. پویا رستمی عزیز، سپاس.',
  )
})

test('a gap without a value leaves neither braces nor a hole', () => {
  expect(fillReply('سلام {نام}، پیگیری می‌کنیم.', { name: ' ', code: '' })).toBe(
    'سلام، پیگیری می‌کنیم.',
  )
})
