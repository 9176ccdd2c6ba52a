import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { getQueryClient } from '@/lib/client/query-client'

export { render, screen, waitFor, within, act } from '@testing-library/react'
export { default as userEvent } from '@testing-library/user-event'

beforeEach(() => {
  document.documentElement.dir = 'rtl'
  document.documentElement.lang = 'fa'
})

afterEach(() => {
  cleanup()
  getQueryClient().clear()
})
