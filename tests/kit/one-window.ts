import type { Environment } from 'vitest/runtime'
import { builtinEnvironments } from 'vitest/runtime'

declare global {
  var windowOfWorker: Promise<unknown> | undefined
}

/** One window for all files of a process, as React and others hold on to the first that they find. */
const oneWindow: Environment = {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    globalThis.windowOfWorker ??= Promise.resolve(
      builtinEnvironments['happy-dom'].setup(global, options),
    )
    await globalThis.windowOfWorker
    return { teardown: () => undefined }
  },
}

export default oneWindow
