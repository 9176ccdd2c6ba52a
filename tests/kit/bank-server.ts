import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

/** How the bank behaves: 'healthy' is what it documents, 'forgotten' does its work and loses the answer. */
export type BankMood = 'healthy' | 'down' | 'broken' | 'no json' | 'odd' | 'never' | 'forgotten'
export type BankRequestBody = Record<string, unknown>
export type BankSession = {
  amount: number
  callback: string
  /** Null while the shopper is at the bank's page. */
  paid: boolean | null
  /** What the bank itself says was paid, where that is another sum. */
  paidAmount?: number
  verified: boolean
  reversed: boolean
}
export type AnswerRequest = (
  path: string,
  body: BankRequestBody,
) => { status?: number; body: unknown }

const moods: Record<
  Exclude<BankMood, 'healthy' | 'never' | 'down' | 'forgotten'>,
  { status: number; body: string }
> = {
  broken: { status: 502, body: '{"data":{"code":100,"ref_id":1},"errors":[],"result":100}' },
  'no json': { status: 200, body: '<html>در دست تعمیر</html>' },
  odd: { status: 200, body: '{"hello":"world"}' },
}

/** A bank on loopback, speaking what `answer` says of it, whose mood can change between two calls. */
export async function openBank(answer: AnswerRequest) {
  const requests: { path: string; body: BankRequestBody }[] = []
  const state = { mood: (): BankMood => 'healthy' }
  const server = createServer(async (request, response) => {
    const body: unknown = await json(request)
    const path = request.url ?? ''
    const sent =
      typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {}
    requests.push({ path, body: sent })
    const mood = state.mood()
    if (mood === 'never') return
    if (mood === 'down') return void request.socket.destroy()
    if (mood !== 'healthy' && mood !== 'forgotten') {
      const { status, body: text } = moods[mood]
      return void response.writeHead(status).end(text)
    }
    const reply = answer(path, sent)
    if (mood === 'forgotten') return void request.socket.destroy()
    response.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(reply.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    be(mood: BankMood) {
      state.mood = () => mood
    },
    /** One mood after the other, the last of them for good. */
    beInTurn(...turns: BankMood[]) {
      state.mood = () => (turns.length > 1 ? turns.shift() : turns[0]) ?? 'healthy'
    },
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
