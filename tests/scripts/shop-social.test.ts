import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { postComments, posts, reports } from '@/lib/server/db/schema/schema'
import { describeEachShop } from '../kit/each-shop'
import { OPERATOR_KEY } from '../kit/test-shop'

const command = promisify(execFile)

describeEachShop('the hand on posts', (shop) => {
  const act = async (...words: string[]) => {
    const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'test' as const, OPERATOR_KEY }
    const options = { env: { ...env, SHOP_URL: shop().url } }
    const { stdout } = await command(process.execPath, ['scripts/shop.mjs', ...words], options)
    return stdout.trim()
  }
  const hiddenAt = async () => {
    const [row] = await shop().db.select().from(posts).where(eq(posts.id, 2))
    return row?.hiddenAt
  }

  test('lists what is reported, hides it and shows it again', async () => {
    const row = { reporterId: 4, kind: 'post' as const, relateId: 2, reason: 'تبلیغ است.' }
    await shop().db.insert(reports).values(row)
    expect(await act('report', 'list')).toMatch(/^post 2: .+\n {2}تبلیغ است\.$/)
    const note = ['--note', 'تبلیغ است.']
    expect(await act('post', 'hide', '2', ...note)).toBe('The post 2 is hidden.')
    expect(await hiddenAt()).toBeInstanceOf(Date)
    const [hidden] = await shop().db.select().from(posts).where(eq(posts.id, 2))
    expect(hidden?.hiddenNote).toBe('تبلیغ است.')
    expect(await act('report', 'list')).toBe('Nothing is reported.')
    expect(await act('post', 'show', '2')).toBe('The post 2 is shown.')
    expect(await hiddenAt()).toBeNull()
  })

  test('hides a comment, and says when there is none', async () => {
    expect(await act('post-comment', 'hide', '1')).toBe('The post-comment 1 is hidden.')
    const [row] = await shop().db.select().from(postComments).where(eq(postComments.id, 1))
    expect(row?.hiddenAt).toBeInstanceOf(Date)
    await expect(act('post', 'hide', '999999')).rejects.toThrow(/404/)
    await expect(act('post', 'fly', '1')).rejects.toThrow(/There is no word "post fly"/)
  })
})
