import type { ContactMessage } from '@/lib/contract/content/contact'

export async function sendContactMessage(message: ContactMessage): Promise<void> {
  const [{ send }, { sendContact }] = await Promise.all([
    import('../http/client'),
    import('@/lib/contract/content/contact'),
  ])
  await send(sendContact, { body: message })
}
