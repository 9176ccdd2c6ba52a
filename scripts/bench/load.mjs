import { Agent, request } from 'node:http'

/** Asks one address over and over from its own process; tells how many answers a second came. */
const [address, seconds, connections] = process.argv.slice(2)
const url = new URL(address)
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
const headers = { 'Accept-Encoding': 'br, gzip' }
const end = performance.now() + Number(seconds) * 1000
const times = []
let failed = 0

/** @returns {Promise<void>} */
function ask() {
  return new Promise((resolve) => {
    const began = performance.now()
    const call = request(url, { agent, headers }, (answer) => {
      answer.on('end', () => {
        times.push(performance.now() - began)
        if (answer.statusCode !== 200) failed += 1
        resolve()
      })
      answer.resume()
    })
    call.on('error', () => {
      failed += 1
      resolve()
    })
    call.end()
  })
}

async function connection() {
  while (performance.now() < end) await ask()
}

const began = performance.now()
await Promise.all(Array.from({ length: Number(connections) }, connection))
const took = (performance.now() - began) / 1000
times.sort((a, b) => a - b)
const perSecond = times.length / took
console.log(JSON.stringify({ perSecond, p50: times[Math.floor(times.length / 2)] ?? 0, failed }))
agent.destroy()
