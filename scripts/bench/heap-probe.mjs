import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Loaded into a server by `--import`: tells on `HEAP_PORT` what is left of its heap after collection. */
const port = process.env.HEAP_PORT
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

function answer(_, response) {
  collect()
  collect()
  const { heapUsed, rss } = process.memoryUsage()
  response.end(JSON.stringify({ heapUsed, rss }))
}

// What the server starts beside itself loads this file too, and comes second.
createServer(answer)
  .on('error', () => {})
  .listen(Number(port), '127.0.0.1')
  .unref()
