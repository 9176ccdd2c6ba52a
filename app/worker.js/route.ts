import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const dynamic = 'force-dynamic'

/** One file for each build, so a browser that asks for it again learns of a newer one. */
export async function GET(): Promise<Response> {
  const code = await readFile(join(process.cwd(), 'dist', 'worker.js'))
  return new Response(new Uint8Array(code), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}
