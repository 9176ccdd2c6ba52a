import { getCurrency } from '@/lib/persian/currency'
import type { deskCalls } from '@/lib/contract/desk'
import { addImportFiles } from '../../imports/add-import-files'
import { addImport, checkImport, listImports, moveImport, readImport } from '../../imports/imports'
import { listImportRows } from '../../imports/list-import-rows'
import { wrapData } from '../answers'
import type { DeskActor } from '@/lib/domain/staff'
import type { Context, HandlersOf } from '../context'

type ImportCalls = Pick<
  typeof deskCalls,
  | 'getImports'
  | 'addImport'
  | 'addImportPictures'
  | 'addImportPicturesByOperator'
  | 'getImport'
  | 'getImportRows'
  | 'checkImport'
  | 'moveImport'
  | 'addImportByOperator'
  | 'getImportByOperator'
  | 'moveImportByOperator'
>

type StaffContext = Context & { actor: DeskActor }

function addPictures({ db, actor, device, files, persistResponse }: StaffContext, id: number) {
  const how = { db, source: { actor, ...device }, persistResponse }
  return addImportFiles(how, { id, bytes: files[0] })
}

/** Whoever looks how far it is has it gone on with, wherever it was begun. */
async function readAndWake({ db, actor, wakeImports }: StaffContext, id: number) {
  wakeImports()
  return readImport(db, id, actor)
}

export const importHandlers: HandlersOf<ImportCalls> = {
  getImports: (_, { db }) => wrapData(listImports(db)),
  addImport: async ({ body }, { db, actor, device, files, persistResponse }) =>
    addImport(
      { db, source: { actor, ...device }, persistResponse },
      {
        fileName: body.file_name,
        bytes: files[0],
        options: { price_unit: getCurrency() },
      },
    ),
  getImport: async ({ params }, context) => ({
    data: { import: await readAndWake(context, params.id) },
  }),
  addImportPictures: ({ params }, context) => addPictures(context, params.id),
  addImportPicturesByOperator: ({ params }, context) => addPictures(context, params.id),
  getImportRows: ({ params, query }, { db, actor }) =>
    wrapData(listImportRows(db, params.id, query, actor)),
  checkImport: async ({ params, body }, context) => ({
    data: { import: await checkImport(context.db, params.id, body, context) },
  }),
  moveImport: async ({ params, body }, context) => ({
    data: { import: await moveImport(context.db, params.id, body.action, context) },
  }),
  addImportByOperator: async ({ body }, context) => {
    const { db, actor, device, files, persistResponse, wakeImports } = context
    const answer = await addImport(
      { db, source: { actor, ...device }, persistResponse },
      {
        fileName: body.file_name,
        bytes: files[0],
        state: 'checking',
        startsItself: body.trial === '0',
        mapping: body.map,
        options: {
          price_unit: body.unit,
          status: body.publish === '1' ? 'published' : 'hidden',
          takes_doubtful: body.doubtful === '1',
          takes_near_names: body.doubtful === '1',
          // Nobody looks at the trial run of a script; a name that may be a slip still waits.
          makes_categories: true,
          makes_brands: true,
        },
      },
    )
    wakeImports()
    return answer
  },
  getImportByOperator: async ({ params }, context) => {
    const found = await readAndWake(context, params.id)
    const problems = { view: 'problems', after: 0 } as const
    const { rows } = await listImportRows(context.db, params.id, problems, context.actor)
    return { data: { import: found, problems: rows } }
  },
  moveImportByOperator: async ({ params, body }, context) => ({
    data: { import: await moveImport(context.db, params.id, body.action, context) },
  }),
}
