import { afterEach, describe, expect, test } from 'vitest'
import { chargeCredit } from '@/lib/contract/account/wallet'
import { fillTemplate, followUnit, sampleValues } from '@/lib/domain/message-text'
import { currencyOfPage } from '@/lib/data/content'
import { setCurrency } from '@/lib/persian/currency'
import { currencyName, formatAmount, fromUnits, toUnits } from '@/lib/persian/money'
import { formatRoundedAmount, shortenAmount } from '@/lib/persian/rounded-money'
import { formatAmountInWords } from '@/lib/persian/number-words'
import { parsePriceIntent } from '@/lib/persian/price-intent'
import { RenderContext } from '@/lib/render-context'

afterEach(() => setCurrency('toman'))

const shortMessage = (amount: number) =>
  chargeCredit.body?.shape.amount.safeParse(amount).error?.issues[0]?.message

describe('a shop in tomans', () => {
  test('reads and types a tenth of what is stored', () => {
    expect([currencyName(), toUnits(12_500), fromUnits(1_250)]).toEqual(['تومان', 1_250, 12_500])
    expect(formatAmount(12_500_000)).toBe('۱,۲۵۰,۰۰۰')
    expect(shortMessage(1)).toBe('کمترین مبلغ شارژ ۱۰,۰۰۰ تومان است.')
  })

  test.each([
    [8_000_000, '۸۰۰ هزار تومان'],
    [15_000_000, '۱٫۵ میلیون تومان'],
    [20_000_000_000, '۲ میلیارد تومان'],
  ])('says %i rials as «%s»', (rials, words) => expect(formatRoundedAmount(rials)).toBe(words))
})

describe('a short amount', () => {
  test.each([
    [22_000_000, '۲٫۲ میلیون'],
    [8_500_000, '۸۵۰ هزار'],
    [30_000_000_000, '۳ میلیارد'],
    [22_500_000, '۲,۲۵۰,۰۰۰ '],
    [200, '۲۰ '],
  ])('of %i rials is «%s», and whole where it would be another', (rials, words) => {
    const { amount, scale } = shortenAmount(rials)
    expect(`${amount} ${scale}`).toBe(words)
  })
})

describe('a shop in rials', () => {
  test('reads and types what is stored', () => {
    setCurrency('rial')
    expect([currencyName(), toUnits(12_500), fromUnits(1_250)]).toEqual(['ریال', 12_500, 1_250])
    expect(formatAmount(12_500_000)).toBe('۱۲,۵۰۰,۰۰۰')
    expect(shortMessage(1)).toBe('کمترین مبلغ شارژ ۱۰۰,۰۰۰ ریال است.')
  })

  test.each([
    [800_000, '۸۰۰ هزار ریال'],
    [8_000_000, '۸ میلیون ریال'],
    [1_500_000_000, '۱٫۵ میلیارد ریال'],
  ])('says %i rials as «%s»', (rials, words) => {
    setCurrency('rial')
    expect(formatRoundedAmount(rials)).toBe(words)
  })

  test('writes an amount out in rials', () => {
    setCurrency('rial')
    expect(formatAmountInWords(2_000_000)).toBe('دو میلیون ریال')
  })

  test.each([
    ['گوشی زیر ۱۰۰ میلیون', { text: 'گوشی', max: 100_000_000 }],
    ['گوشی زیر ۱۰ میلیون تومان', { text: 'گوشی', max: 100_000_000 }],
    ['کفش زیر ۵۰۰ تومن', { text: 'کفش', max: 5_000_000 }],
    ['کفش زیر ۵۰۰۰۰۰۰', { text: 'کفش', max: 5_000_000 }],
    ['کفش تا ۵,۰۰۰,۰۰۰ ریال', { text: 'کفش', max: 5_000_000 }],
    // Said without its thousands, as nobody says rials.
    ['کفش ورزشی زیر ۵۰۰', { text: 'کفش ورزشی', max: 5_000_000 }],
    ['آریا زیر ۱۲۰۰۰', null],
  ])('hears «%s» as %o', (typed, intent) => {
    setCurrency('rial')
    expect(parsePriceIntent(typed)).toEqual(intent)
  })

  test('says its unit in messages, also in those whose text names tomans', () => {
    setCurrency('rial')
    const values = { ...sampleValues('order_paid'), مبلغ: '۵,۰۰۰' }
    expect(fillTemplate(followUnit('پرداخت {مبلغ} تومان'), values)).toBe('پرداخت ۵,۰۰۰ ریال')
  })
})

test('a unit without its amount keeps no line of a message', () => {
  const text = 'سفارش لغو شد.\n{بازگشتی} {واحد} برگشت.'
  expect(fillTemplate(text, { واحد: 'تومان' })).toBe('سفارش لغو شد.')
})

test('a page that began in the former unit is drawn in one unit and not kept', () => {
  const answer = { headersSent: false, statusCode: 200 }
  const context = new RenderContext({ path: '/', startedAt: 0 }, answer)
  expect(context.run(() => currencyOfPage('toman'))).toBe('toman')
  expect(context.isCacheable).toBe(true)
  expect(context.run(() => currencyOfPage('rial'))).toBe('toman')
  expect(context.isCacheable).toBe(false)
})
