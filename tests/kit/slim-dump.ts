const BLOCK = 512

/** The names and places of what is in an archive of tar. */
function* readTar(tar: Buffer): Generator<{ name: string; bytes: Buffer }> {
  const text = (from: number, length: number) =>
    tar
      .toString('latin1', from, from + length)
      .split('\0', 1)
      .join()
  for (let at = 0; at < tar.length;) {
    const size = Number.parseInt(text(at + 124, 12), 8) || 0
    const end = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK
    yield { name: text(at, 100), bytes: tar.subarray(at, end) }
    at = end
  }
}

/** Two databases that others are made from, by their numbers. */
const TEMPLATES = /^\/base\/(?:1|4)\/./
const LOG = /^\/pg_wal\/[\dA-F]{24}$/

/** What a copy never reads, half of the whole: templates, and the log but for where it goes on. */
export function slimDump(tar: Buffer, log: string): Buffer {
  const isNeeded = (name: string) =>
    LOG.test(name) ? name.endsWith(`/${log}`) : !TEMPLATES.test(name)
  return Buffer.concat([...readTar(tar)].filter(({ name }) => isNeeded(name)).map((x) => x.bytes))
}
