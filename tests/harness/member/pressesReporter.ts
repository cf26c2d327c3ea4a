import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints the table of presses: how many each task took in each way, and how many it may take. */
export default class PressesReporter implements Reporter {
  readonly #rows = new Map<string, string[]>()

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type !== 'presses' || description === undefined) continue
      type Row = [what: string, way: string, presses: number, forSheet: number, most: number, from: string]
      const [what, way, presses, forSheet, most, from] = JSON.parse(description) as Row
      const task = `${what} (${from})`
      const sheet = forSheet === 0 ? '' : ` and ${forSheet} for the sheet`
      this.#rows.set(task, [...(this.#rows.get(task) ?? []), `${way} ${presses}${sheet}, at most ${most}`])
    }
  }

  onEnd(): void {
    if (this.#rows.size === 0) return
    console.log('\nPresses that a member needs:')
    for (const [task, cells] of this.#rows) console.log(`  ${task}\n    ${cells.toSorted().join('\n    ')}`)
  }
}
