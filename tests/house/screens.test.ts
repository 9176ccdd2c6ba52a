import { expect, test } from 'vitest'
import { breakpoints, PHONE_SCREEN, pictureSizes, WIDE_SCREEN } from '@/styles/breakpoints'
import config from '@/tailwind.config'

const ROOT_PIXELS = 16

test('the breakpoints are the specified ones', () => {
  expect(breakpoints).toMatchObject({ desk: 767, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 })
})

test('the breakpoints are counted in rem, so that larger text changes the layout', () => {
  const screens = new Map(Object.entries(config.theme?.screens ?? {}))
  for (const [name, pixels] of Object.entries(breakpoints)) {
    expect(screens.get(name), name).toBe(`${pixels / ROOT_PIXELS}rem`)
  }
  expect(WIDE_SCREEN).toBe(`(min-width: ${screens.get('desk')})`)
  expect(PHONE_SCREEN).toMatch(/^\(max-width: 47\.9\d+rem\)$/)
})

test('the sizes of a picture name the widest screen first', () => {
  expect(pictureSizes({ base: '40vw', md: '13.75rem', xxl: '16rem' })).toBe(
    '(min-width:160rem) 16rem,(min-width:60rem) 13.75rem,40vw',
  )
})
