import { createTransport } from 'nodemailer'

type Mail = { id: string; to: string; subject: string; text: string; html: string }
export type Mailer = {
  /** Gives what the server says of it; throws where it was not taken. */
  send: (mail: Mail) => Promise<string>
  /** Connects and logs in, and sends nothing. */
  check: () => Promise<void>
}

const TIMEOUT_MS = 10_000

/** A failure says what the server said, and never the address or the password. */
class MailFailure extends Error {
  override name = 'MailFailure'
}

function describe(error: unknown): MailFailure {
  const code = error instanceof Error && 'responseCode' in error ? ` ${error.responseCode}` : ''
  const kind = error instanceof Error && 'code' in error ? String(error.code) : 'EUNKNOWN'
  return new MailFailure(`SMTP failed with ${kind}${code}`)
}

export function openMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.split('@').at(-1)?.replace('>', '') ?? 'localhost'
  return {
    // One id for all tries, by which a mailbox knows a second copy.
    send: async ({ id, ...mail }) => {
      const messageId = `<${id}@${domain}>`
      const { response } = await transport
        .sendMail({ ...mail, from, messageId })
        .catch((error: unknown) => Promise.reject(describe(error)))
      return response.slice(0, 200)
    },
    check: async () => {
      await transport.verify().catch((error: unknown) => Promise.reject(describe(error)))
    },
  }
}
