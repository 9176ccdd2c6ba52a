import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    globalSetup: ['tests/kit/demo-databases.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Long enough for a machine that does much else; what hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 240_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    env: { TZ: 'UTC', LOG_LEVEL: 'silent' },
  },
})
