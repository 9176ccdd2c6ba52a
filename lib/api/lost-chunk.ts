/** A part of the shop's own code that could not be fetched. */
export function isLostChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}
