import { thisBuild } from '../../this-build'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ file: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const headers = { 'Cache-Control': 'no-store' }
  return file === `${thisBuild.id}.json`
    ? Response.json(thisBuild, { headers })
    : Response.json({ error: 'صفحهٔ مورد نظر یافت نشد' }, { status: 404, headers })
}
