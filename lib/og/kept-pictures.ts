import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Pictures that were drawn before, on disk and never more of them than `most`. */
export class KeptPictures {
  private names: Promise<Set<string>> | undefined

  constructor(
    private readonly folder: string,
    private readonly most: number,
  ) {}

  private async load(): Promise<Set<string>> {
    await mkdir(this.folder, { recursive: true })
    const files = await readdir(this.folder)
    const dated = await Promise.all(
      files.map(async (name) => ({ name, at: (await stat(join(this.folder, name))).mtimeMs })),
    )
    return new Set(dated.sort((a, b) => a.at - b.at).map(({ name }) => name))
  }

  /** The names in the order in which the files were written. */
  private kept(): Promise<Set<string>> {
    this.names ??= this.load()
    return this.names
  }

  async read(name: string): Promise<Buffer | undefined> {
    if (!(await this.kept()).has(name)) return undefined
    return readFile(join(this.folder, name)).catch(() => undefined)
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    const names = await this.kept()
    const path = join(this.folder, name)
    await writeFile(`${path}.part`, bytes)
    await rename(`${path}.part`, path)
    names.add(name)
    const [oldest] = names
    if (names.size <= this.most || oldest === undefined) return
    names.delete(oldest)
    await rm(join(this.folder, oldest), { force: true })
  }
}
