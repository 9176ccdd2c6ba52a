import { join } from 'node:path'
import { demoFolder, freePort, newFolder, openOwnShop, startAndEnd } from '../kit/own-shop'
import { expect, test } from '../kit/test'

/** Next may speak before it; nothing comes after it, and no stack. */
const line = /^(?!.*\n +at ).*?(?:^|\n)vitrin: [^\n]+\n$/s

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test('a second shop on the same data exits and names the process that holds it', async () => {
  const DATA_DIR = await demoFolder()
  const first = await openOwnShop({ DATA_DIR })
  const second = await startAndEnd({ DATA_DIR, PORT: String(await freePort()) })
  expect(second.code).toBe(1)
  expect(second.output).toMatch(line)
  const holder = /process (\d+)/.exec(second.output)?.[1]
  expect(Number(holder)).toBeGreaterThan(1)
  expect(() => process.kill(Number(holder), 0)).not.toThrow()
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
  await first.close()
  const after = await openOwnShop({ DATA_DIR })
  await after.close()
})

test('a wrong setting is reported in one line', async () => {
  const DATA_DIR = join(await newFolder(), 'data')
  // Which they are is asked of the settings themselves, tests/main/config.test.ts.
  const wrong = [
    ['PORT', 'eighty'],
    ['DEMO', '0'],
  ] as const
  for (const [name, value] of wrong) {
    const { code, output } = await startAndEnd({ DATA_DIR, PORT: '0', [name]: value })
    expect(code, output).toBe(1)
    expect(output).toMatch(line)
    expect(output).toContain(name)
  }
})

test('a port in use is reported in one line', async ({ baseURL }) => {
  const PORT = new URL(baseURL ?? '').port
  const { code, output } = await startAndEnd({ DATA_DIR: await demoFolder(), PORT })
  expect(code, output).toBe(1)
  expect(output).toMatch(line)
})

test('a real shop that finds the rows of the demo says so in one line and does not open', async () => {
  const provider = { SMS_DRIVER: 'kavenegar', SMS_API_KEY: 'kavenegar-key-0000', SMS_TEMPLATE: 'a' }
  const { code, output } = await startAndEnd({
    ...{ DATA_DIR: await demoFolder(), PORT: '0', HOST: '127.0.0.1' },
    ...provider,
  })
  expect(code, output).toBe(1)
  expect(output).toContain('the demo shop’s')
  expect(output.split('\n').filter((one) => one.includes('demo shop'))).toHaveLength(1)
})
