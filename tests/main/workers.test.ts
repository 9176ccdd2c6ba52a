import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/test/postgres.mjs'
import { bundleProgram } from '../kit/start-shop-process'

type Answer = { pid: number; text: string }

async function openWorkers() {
  const pages = mkdtempSync(join(tmpdir(), 'vitrin-workers-'))
  const port = await freePort()
  const program = await bundleProgram('worker-process')
  const env = { ...process.env, PAGES: pages, PORT: String(port) }
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(pages, { recursive: true, force: true })
  })
  /** A connection that was handed to a dying worker is never answered. */
  const ask = async (path: string): Promise<Answer> => {
    for (;;) {
      const signal = AbortSignal.timeout(3_000)
      const url = `http://127.0.0.1:${port}${path}`
      const answer = await fetch(url, { signal }).catch(() => undefined)
      if (answer?.ok) {
        const [pid = '', ...words] = (await answer.text()).split(' ')
        return { pid: Number(pid), text: words.join(' ') }
      }
      await wait(20)
    }
  }
  /** What two processes answer, once both of them answer so. */
  const askBoth = async (path: string, wanted: string, without = 0) => {
    const pids = new Set<number>()
    while (pids.size < 2) {
      const { pid, text } = await ask(path)
      if (text === wanted && pid !== without) pids.add(pid)
    }
    return [...pids]
  }
  const stop = async () => {
    child.kill('SIGTERM')
    const [code] = await ended
    return code
  }
  return { ask, askBoth, stop }
}

test('workers share what they keep, empty it in all of them, are replaced and end together', async () => {
  const { ask, askBoth, stop } = await openWorkers()
  await askBoth('/read?key=/a', 'nothing')
  await ask('/write?key=/a')
  const [first = 0, second = 0] = await askBoth('/read?key=/a', 'page of /a')

  const { pid: emptier } = await ask('/empty?key=goods')
  for (let turn = 0; turn < 6; turn += 1) expect((await ask('/read?key=/a')).text).toBe('nothing')
  const other = emptier === first ? second : first
  let answer = await ask('/emptied')
  while (answer.pid !== other) answer = await ask('/emptied')
  expect(answer.text).toBe('goods')

  process.kill(first, 'SIGKILL')
  const now = await askBoth('/read?key=/a', 'nothing', first)
  expect(now).toContain(second)
  await ask('/write?key=/b')
  expect(await askBoth('/read?key=/b', 'page of /b')).toEqual(expect.arrayContaining(now))
  await ask('/empty?key=goods')
  expect((await ask('/read?key=/b')).text).toBe('nothing')
  expect(await stop()).toBe(0)
}, 60_000)
