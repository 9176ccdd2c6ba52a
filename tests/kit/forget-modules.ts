import { afterAll, vi } from 'vitest'

afterAll(() => void vi.resetModules())
