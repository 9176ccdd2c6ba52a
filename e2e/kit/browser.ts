import type { LaunchOptions } from '@playwright/test'

const path = process.env.CHROMIUM_PATH

export const withPictures: LaunchOptions = {
  ...(path && { executablePath: path }),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-dev-shm-usage',
    // Pages of tests live for seconds: what optimising their scripts costs is never earned back.
    '--js-flags=--max-optimized-bytecode-size=0',
  ],
}

/** Without a graphics card, drawing pictures takes more of a run than all scripts: who looks at them asks for them. */
export const withoutPictures: LaunchOptions = {
  ...withPictures,
  args: [...(withPictures.args ?? []), '--blink-settings=imagesEnabled=false'],
}
