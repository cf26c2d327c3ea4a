/** Thrown where the back end does other than the case expects. */
export class Failure extends Error {
  readonly expected: string
  readonly came: string
  constructor(expected: string, came: string) {
    super(`expected ${expected}, came ${came}`)
    this.expected = expected
    this.came = came
  }
}

/** Thrown where a case cannot be tried here, with the reason. */
export class NotTried extends Error {}

/** What was sent and what came, for the report. */
export interface Exchange {
  step: string
  sent: string
  came: string
}

export type Outcome =
  | { state: 'passed' }
  | { state: 'notTried'; reason: string }
  | { state: 'failed'; step: string; expected: string; came: string }

/** What became of a case. */
export interface Result {
  id: string
  outcome: Outcome
  ms: number
  /** Empty where it passed. */
  exchanges: readonly Exchange[]
  /** What went wrong behind it, such as a market that could not be opened again. */
  notes: readonly string[]
}
