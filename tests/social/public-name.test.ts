import { describe, expect, test } from 'vitest'
import { isReservedName, publicName } from '@/lib/server/social/public-name'
import { customers } from '@/lib/server/db/seed/demo/customers'

describe('a name that would be taken for the shop', () => {
  test.each([
    ...['ویترین', 'پشتیبانی', 'ادمین ویترین', 'مدیر سایت', 'فروشگاه', 'تیم پشتیبانی'],
    ...['پشتيباني', 'ادمــین', 'اَدمین', 'پشتی‌بانی', 'ادمین‌سایت', 'آدمین', 'م د ی ر'],
    ...['ادمین۲', 'ادمین_۲۴', 'ویترینرسمی', 'پشتیبانی‌ویترین', 'ﻣﺪﯾﺮ', 'مدیر\u2060یت', 'مدیییر'],
    ...[
      'Support',
      'ADMIN',
      'аdmin',
      '𝓪𝓭𝓶𝓲𝓷',
      'adm1n',
      'supp0rt24',
      'admin.vitrin',
      'VitrinOfficial',
    ],
  ])('%s is a name of the shop and never shown', (name) => {
    expect(isReservedName(name)).toBe(true)
    expect(publicName(name, 'نیما')).toBe('نیما')
    expect(publicName(null, name)).toBe('کاربر فروشگاه')
  })

  test('is the name of this very shop, too', () => {
    for (const name of ['خانهٔ هنر', 'خانه هنر', 'خانه‌هنر', 'هواداران خانهٔ هنر']) {
      expect([name, isReservedName(name, 'خانهٔ هنر')]).toEqual([name, true])
      expect(isReservedName(name)).toBe(false)
    }
    expect(isReservedName('خانهٔ هنرمند', 'خانهٔ هنر')).toBe(false)
  })
})

test.each([
  ...['علی مدیری', 'سارا مدیریان', 'مریم و قوری', 'رکاب‌زن عصرها', 'سوپرمن', 'ویتا', 'نیما ۲۴'],
  ...['Adnan', 'Victor', 'Sam Porter', '۵ شنبه‌ها', 'امین', 'پشت‌بام'],
  ...customers.flatMap(({ profileName, firstName }) => [profileName, firstName]),
])('%s is a name like any other', (name) => {
  expect(isReservedName(name, 'ویترین')).toBe(false)
})
