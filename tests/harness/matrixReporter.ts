import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints what members were told in the matrix of failures, and how it healed: a line a failure. */
export default class MatrixReporter implements Reporter {
  readonly #rows = new Map<string, string[]>()

  onTestEnd(_test: TestCase, { annotations, status }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type !== 'matrix' || status !== 'passed' || description === undefined) continue
      const [what, doing, told, how] = JSON.parse(description) as [string, string, string, string]
      const cells = this.#rows.get(what) ?? []
      cells.push(`  ${doing}: ${told === '' ? 'goes on' : `"${told}", ${how}`}`)
      this.#rows.set(what, cells)
    }
  }

  onEnd(): void {
    if (this.#rows.size === 0) return
    console.log('\nWhat members are told, and how it heals:')
    for (const [what, cells] of this.#rows) console.log([what, ...cells.toSorted()].join('\n'))
  }
}
