import { Worker } from 'node:worker_threads'

/** Seconds without the next input after which a parser hangs. */
const patience = 120

/** Looks at a counter from a thread of its own: the one that hangs cannot say so. */
const looking = `
  const { workerData: { counter, what, again, patience } } = require('node:worker_threads')
  const { writeSync } = require('node:fs')
  let [last, since] = [-1, Date.now()]
  setInterval(() => {
    const now = Atomics.load(counter, 0)
    if (now !== last) [last, since] = [now, Date.now()]
    if (Date.now() - since < patience * 1000) return
    writeSync(2, Buffer.from(what).toString().replaceAll('\\0', '') + ' hangs. ' + again + '\\n')
    process.kill(process.pid, 'SIGKILL')
  }, 1000)
`

/** Ends this process where nothing goes on in it any more, and says what hangs. */
export function watch(again: string) {
  const counter = new Int32Array(new SharedArrayBuffer(4))
  const what = new Uint8Array(new SharedArrayBuffer(256))
  const worker = new Worker(looking, { eval: true, workerData: { counter, what, again, patience } })
  worker.unref()
  const step = (): void => void Atomics.add(counter, 0, 1)
  return {
    /** What is done from now on. */
    begin(name: string): void {
      what.fill(0)
      what.set(new TextEncoder().encode(name).subarray(0, what.length))
      step()
    },
    step,
    end: (): void => void worker.terminate(),
  }
}
