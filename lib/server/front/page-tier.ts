/** Where pages are kept behind the memory: files, or Redis when instances share them. */
export interface PageTier {
  read(key: string): Promise<Buffer | undefined>
  write(key: string, tags: readonly string[], bytes: Buffer): Promise<void>
  empty(tags: readonly string[]): Promise<void>
  close(): Promise<void>
}
