// A reporter of Vitest: how long each file took, with its reading and its hooks, which no test's time has in it.
import { writeFileSync } from 'node:fs'

export default class FileTimes {
  #ms = {}

  onTestModuleEnd(module) {
    const { setupDuration, collectDuration, duration } = module.diagnostic()
    this.#ms[module.relativeModuleId] = setupDuration + collectDuration + duration
  }

  onTestRunEnd() {
    if (process.env.SLIPWAY_TIMES) writeFileSync(process.env.SLIPWAY_TIMES, JSON.stringify(this.#ms))
  }
}
