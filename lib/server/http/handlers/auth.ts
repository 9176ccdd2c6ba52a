import type { authCalls } from '@/lib/contract/auth'
import { logInByCode, logInByPassword, sendCode } from '../../auth/log-in'
import * as sessions from '../../auth/sessions'
import { setPassword } from '../../auth/set-password'
import { OK_ANSWER, wrapData } from '../answers'
import type { Context, HandlersOf } from '../context'

type LoginResult = Awaited<ReturnType<typeof logInByCode>>

function startSession({ setSession }: Context, { expiresAt, ...data }: LoginResult) {
  setSession({ token: data.token, expiresAt })
  return { data }
}

export const authHandlers: HandlersOf<typeof authCalls> = {
  sendCode: ({ body }, { db, login, device: { ip } }) =>
    wrapData(sendCode(db, login, { mobile: body.mobile, ip })),
  verifyCode: async ({ body }, context) =>
    startSession(context, await logInByCode(context.db, context.login, body, context.device)),
  loginPassword: async ({ body }, context) =>
    startSession(context, await logInByPassword(context.db, context.login, body, context.device)),
  setPassword: async ({ body }, { db, customerId, token, login: { secret }, device: { ip } }) => {
    await setPassword(db, { customerId, token, ip, secret }, body)
    return OK_ANSWER
  },
  getSessions: async (_, context) => ({
    data: { sessions: await sessions.listSessions(context.db, context) },
  }),
  closeOneSession: async ({ params }, context) => {
    if (await sessions.closeOneSession(context.db, context, params.id)) context.setSession(null)
    return OK_ANSWER
  },
  closeOtherSessions: async (_, context) => {
    await sessions.closeOtherSessions(context.db, context)
    return OK_ANSWER
  },
  logout: async (_, { db, token, setSession }) => {
    await sessions.closeSession(db, token)
    setSession(null)
    return OK_ANSWER
  },
}
