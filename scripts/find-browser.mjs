import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The same browser without a window is a third faster, so it comes first. */
const names = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable'],
]
const isRoot = process.getuid?.() === 0

export const browserArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
]

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find(isProgram)
}

function installed() {
  return names.map(onPath).find(Boolean)
}

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

function fromDebian() {
  if (!isRoot || !existsSync('/etc/debian_version') || !onPath('apt-get')) return undefined
  if (!succeeds('apt-get', ['update'])) return undefined
  const wanted = ['chromium-headless-shell', 'chromium']
  return wanted.some((name) => succeeds('apt-get', ['install', '-y', name]))
    ? installed()
    : undefined
}

async function fromPlaywright() {
  const program = 'node_modules/playwright/cli.js'
  if (!succeeds(process.execPath, [program, 'install', 'chromium'])) return undefined
  const { chromium } = await import('playwright')
  return isProgram(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** The path of a Chromium that can be run, installed when there is none. */
export async function findBrowser() {
  const requested = process.env.CHROMIUM_PATH
  if (requested) {
    if (isProgram(requested)) return requested
    throw new Error(`CHROMIUM_PATH is ${requested}, which is no program.`)
  }
  const found = installed() ?? fromDebian() ?? (await fromPlaywright())
  if (found) return found
  throw new Error('No Chromium was found or could be installed; set CHROMIUM_PATH to one.')
}
