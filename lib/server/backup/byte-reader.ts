const NEW_LINE = 10
const MAX_LINE = 64 * 1024

/** Takes a stream by lines and lengths; holds no more than what was asked for and one chunk. */
export class ByteReader {
  private chunks: Buffer[] = []
  private length = 0
  private readonly source: AsyncIterator<Buffer>

  constructor(source: AsyncIterable<Buffer>) {
    this.source = source[Symbol.asyncIterator]()
  }

  private async fill(): Promise<boolean> {
    const { done, value } = await this.source.next()
    if (done) return false
    this.chunks.push(value)
    this.length += value.length
    return true
  }

  /** Exactly so many bytes; a stream that ends before is not whole. */
  async read(count: number): Promise<Buffer> {
    while (this.length < count) {
      if (!(await this.fill())) throw new Error('the stream ended early')
    }
    const whole = Buffer.concat(this.chunks)
    this.chunks = [whole.subarray(count)]
    this.length -= count
    return whole.subarray(0, count)
  }

  /** Up to the next line feed, which is left out. */
  async readLine(): Promise<string> {
    for (;;) {
      const whole = Buffer.concat(this.chunks)
      const end = whole.indexOf(NEW_LINE)
      this.chunks = [whole]
      if (end >= 0) return (await this.read(end + 1)).subarray(0, end).toString()
      if (whole.length > MAX_LINE || !(await this.fill())) throw new Error('a line has no end')
    }
  }

  /** To its end, so that whoever writes it comes to theirs. */
  async drain(): Promise<void> {
    this.chunks = []
    this.length = 0
    while (await this.fill()) this.chunks = []
  }

  /** Lets go of the source, wherever it is. */
  async close(): Promise<void> {
    await this.source.return?.()
  }

  /** What is left, chunk by chunk. */
  async *rest(): AsyncGenerator<Buffer> {
    for (;;) {
      const chunks = this.chunks
      this.chunks = []
      this.length = 0
      for (const chunk of chunks) if (chunk.length > 0) yield chunk
      if (!(await this.fill())) return
    }
  }
}
