import { queryOptions } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '@/lib/contract/call'
import {
  addImport,
  addImportPictures,
  checkImport,
  type DeskImport,
  getImport,
  getImportRows,
  getImports,
  type ImportRow,
  moveImport,
} from '@/lib/contract/desk/imports'
import { send } from '../http/client'
import { importKeys } from './keys'

const LOOKS_EVERY_MS = 1_000
const WORKING: readonly DeskImport['state'][] = ['checking', 'running', 'pictures', 'undoing']
export const isWorking = ({ state }: DeskImport) => WORKING.includes(state)

export const importsQuery = queryOptions({
  queryKey: [...importKeys.all, 'list'],
  queryFn: async ({ signal }) => (await send(getImports, {}, { signal })).data.imports,
})

/** Looked at every second while the shop works on it. */
export function importQuery(id: number) {
  return queryOptions({
    queryKey: [...importKeys.all, 'one', id],
    queryFn: async ({ signal }) =>
      (await send(getImport, { params: { id } }, { signal })).data.import,
    refetchInterval: ({ state: { data } }) => (data && isWorking(data) ? LOOKS_EVERY_MS : false),
  })
}

type View = 'problems' | 'latest'

export function importRowsQuery(id: number, view: View, about: string | null, step: number) {
  return queryOptions({
    queryKey: [...importKeys.all, 'rows', id, view, about, step],
    queryFn: async ({ signal }) => {
      const query = { view, ...(about !== null && { about }) }
      return (await send(getImportRows, { params: { id }, query }, { signal })).data
    },
  })
}

/** All rows that did not go in, for a file. */
export async function readImportProblems(id: number): Promise<ImportRow[]> {
  const rows: ImportRow[] = []
  let after: number | null = 0
  while (after !== null) {
    const answer: CallAnswer<typeof getImportRows> = await send(getImportRows, {
      params: { id },
      query: { after },
    })
    rows.push(...answer.data.rows)
    after = answer.data.next
  }
  return rows
}

export const sendImportFile = async (file: File) =>
  (await send(addImport, { body: { file_name: file.name }, files: [file] })).data.import

export const sendImportPictures = async (id: number, file: File) =>
  (await send(addImportPictures, { params: { id }, body: {}, files: [file] })).data

export const startTrial = async (id: number, body: CallInput<typeof checkImport>['body']) =>
  (await send(checkImport, { params: { id }, body })).data.import

type Action = CallInput<typeof moveImport>['body']['action']

export const sendImportAction = async (id: number, action: Action) =>
  (await send(moveImport, { params: { id }, body: { action } })).data.import
