import { expect, test } from 'vitest'
import config from '@/tailwind.config'

test('the widths at which the shop changes are the specified ones', () => {
  expect(config.theme?.screens).toMatchObject({
    sm: '600px',
    desk: '767px',
    md: '960px',
    lg: '1280px',
    xl: '1920px',
    xxl: '2560px',
  })
})
