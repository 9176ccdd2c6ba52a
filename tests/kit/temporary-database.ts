import { randomBytes } from 'node:crypto'
import pg from 'pg'

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database of its own, so that files that run side by side do not meet. */
export async function createTemporaryDatabase(url: string, template = 'template1') {
  const name = `vitrin_${randomBytes(8).toString('hex')}`
  await runStatement(url, `create database ${name} template ${template}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return {
    name,
    url: own.href,
    drop: () => runStatement(url, `drop database ${name} with (force)`),
  }
}
