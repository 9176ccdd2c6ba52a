import { isIPv6 } from 'node:net'
import { deviceName } from '../services/device-name'
import type { Device } from '../services/sessions'

const GROUPS_OF_A_HOME = 4

/** One home has a whole block of IPv6 addresses: it is counted as one. */
function counted(address: string): string {
  if (!isIPv6(address)) return address.slice(0, 45)
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  return `${groups.slice(0, GROUPS_OF_A_HOME).join(':')}::`
}

/** The front leaves exactly one true address in this header. */
export function clientOf(request: Request): Device {
  return {
    device: deviceName(request.headers.get('user-agent') ?? ''),
    address: counted(request.headers.get('x-forwarded-for')?.trim() ?? ''),
  }
}
