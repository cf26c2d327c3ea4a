import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints of each machine how many of its paths were walked in the browser, of how many steps, and in how many minutes. */
export default class WalkReporter implements Reporter {
  readonly #rows = new Map<string, { paths: number; steps: number; ms: number }>()

  onTestEnd(_test: TestCase, { annotations, duration }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type !== 'walk' || description === undefined) continue
      const [machine, paths, steps] = JSON.parse(description) as [string, number, number]
      const row = this.#rows.get(machine) ?? { paths: 0, steps: 0, ms: 0 }
      this.#rows.set(machine, {
        paths: row.paths + paths,
        steps: row.steps + steps,
        ms: row.ms + duration,
      })
    }
  }

  onEnd(): void {
    if (this.#rows.size === 0) return
    const rows = [...this.#rows]
    const sum = (of: 'paths' | 'steps' | 'ms'): number => rows.reduce((all, [, row]) => all + row[of], 0)
    const all = { paths: sum('paths'), steps: sum('steps'), ms: sum('ms') }
    console.log('\nPaths of the statecharts walked in the browser:')
    for (const [name, { paths, steps, ms }] of [...rows, ['all', all] as const])
      console.log(
        `  ${name}: ${paths} paths, ${steps} steps, ${(ms / 60_000).toFixed(1)} minutes of one worker`,
      )
  }
}
