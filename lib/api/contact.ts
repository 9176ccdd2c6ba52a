import type { ContactMessage } from '@/lib/contract/contact'

/** The same key for the same words: a second press after a lost answer sends nothing twice. */
export async function postContact(message: ContactMessage, idempotencyKey: string): Promise<void> {
  const [{ send }, { sendContact }] = await Promise.all([
    import('./send'),
    import('@/lib/contract/contact'),
  ])
  await send(sendContact, { body: message }, { idempotencyKey })
}
