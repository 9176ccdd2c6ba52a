import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { postComments, posts, reports } from '@/lib/server/db/schema/schema'
import { describeShop } from '../kit/each-shop'
import { runShopCommand } from '../kit/run-shop-command'

describeShop('npm run shop -- post', (shop) => {
  const run = (...words: string[]) => runShopCommand(shop().url, ...words)
  const hiddenAt = async () => {
    const [row] = await shop().db.select().from(posts).where(eq(posts.id, 2))
    return row?.hiddenAt
  }

  test('hides a reported post, which closes its reports, and shows it again', async () => {
    await shop().db.delete(reports)
    const row = { reporterId: 4, kind: 'post' as const, relateId: 2, reason: 'تبلیغ است.' }
    await shop().db.insert(reports).values(row)
    expect(await run('report', 'list')).toMatch(/^post 2: .+\n {2}تبلیغ است\.$/)
    const note = ['--note', 'تبلیغ است.']
    expect(await run('post', 'hide', '2', ...note)).toBe('The post 2 is hidden.')
    expect(await hiddenAt()).toBeInstanceOf(Date)
    const [hidden] = await shop().db.select().from(posts).where(eq(posts.id, 2))
    expect(hidden?.hiddenNote).toBe('تبلیغ است.')
    expect(await run('report', 'list')).toBe('Nothing is reported.')
    expect(await run('post', 'show', '2')).toBe('The post 2 is shown.')
    expect(await hiddenAt()).toBeNull()
  })

  test('hides a comment, and fails for a post that does not exist or a word it does not know', async () => {
    expect(await run('post-comment', 'hide', '1')).toBe('The post-comment 1 is hidden.')
    const [row] = await shop().db.select().from(postComments).where(eq(postComments.id, 1))
    expect(row?.hiddenAt).toBeInstanceOf(Date)
    await expect(run('post', 'hide', '999999')).rejects.toThrow(/404/)
    await expect(run('post', 'fly', '1')).rejects.toThrow(/There is no word "post fly"/)
  })
})
