import type { ContactMessage } from '@/lib/contract/contact'

export async function postContact(message: ContactMessage): Promise<void> {
  const [{ send }, { sendContact }] = await Promise.all([
    import('./send'),
    import('@/lib/contract/contact'),
  ])
  await send(sendContact, { body: message })
}
