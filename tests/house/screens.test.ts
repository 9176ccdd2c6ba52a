import { expect, test } from 'vitest'
import config from '@/tailwind.config'

test('the breakpoints are the specified ones', () => {
  expect(config.theme?.screens).toMatchObject({
    sm: '600px',
    desk: '767px',
    md: '960px',
    lg: '1280px',
    xl: '1920px',
    xxl: '2560px',
  })
})
