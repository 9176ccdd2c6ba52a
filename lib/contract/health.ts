import { z } from 'zod'
import { defineCall } from './call'

export const getHealth = defineCall({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the shop can answer',
  auth: 'anyone',
  answer: z.object({ status: z.literal('ok'), database: z.string(), build: z.string() }),
})

export const getOpenapi = defineCall({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This page',
  auth: 'anyone',
  answer: z.record(z.string(), z.unknown()),
})

export const healthCalls = { getHealth, getOpenapi }
