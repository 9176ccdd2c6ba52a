import { z } from 'zod'
import { defineCall } from './call'

const getHealth = defineCall({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the shop can answer',
  auth: 'anyone',
  answer: z.object({ status: z.literal('ok'), database: z.string(), build: z.string() }),
})

const getOpenapi = defineCall({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This page',
  auth: 'anyone',
  answer: z.record(z.string(), z.unknown()),
})

export const healthCalls = { getHealth, getOpenapi }
