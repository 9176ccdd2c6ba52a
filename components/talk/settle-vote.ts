import { notify } from '@/components/ui/notify'
import { sentenceOf } from '@/lib/api/sentence'
import { sendVote } from '@/lib/api/own-talk'
import type { Vote } from '@/lib/contract/own-talk'
import { setVote, useOwnTalk, type Standing } from './own-talk'

const settling = new Set<number>()

function wishFor(id: number): Vote {
  return useOwnTalk.getState().votes[id] ?? 0
}

/** Tells the shop what is wished for now, until both agree; a vote the shop refuses is put back. */
export async function settleVote(id: number, before: Standing): Promise<void> {
  if (settling.has(id)) return
  settling.add(id)
  let agreed = before
  const { customerId } = useOwnTalk.getState()
  const settle = () => {
    if (useOwnTalk.getState().customerId === customerId) setVote(id, agreed)
  }
  try {
    for (let wish = wishFor(id); wish !== agreed.vote; wish = wishFor(id)) {
      agreed = { vote: wish, counts: await sendVote(id, wish) }
      if (wishFor(id) === wish) settle()
    }
  } catch (error) {
    settle()
    const sentence = sentenceOf(error)
    if (sentence) void notify.error(sentence)
  } finally {
    settling.delete(id)
  }
}
