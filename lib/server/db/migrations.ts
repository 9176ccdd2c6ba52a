import { join } from 'node:path'

export function migrations() {
  return { migrationsFolder: join(process.cwd(), 'lib', 'server', 'db', 'migrations') }
}
