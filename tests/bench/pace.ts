/** How long the benchmark looks at each thing. */
export interface Pace {
  /** Only checks whether everything can be measured, as quickly as possible. */
  readonly isSmoke: boolean
  readonly rounds: number
  /** For each way in each round. */
  readonly seconds: number
  /** Share of a case's prices a second that is sent: all, unless a machine that is busy with other things is to bear it. */
  readonly share: number
  /** For how many seconds each way's scripts are watched by what they do; 0 where that is not asked for. */
  readonly dutySeconds: number
  /** Milliseconds that a page has to settle after the stream has turned to it. */
  readonly settling: number
  /** How many times slower the CPU is for what a press waits for. */
  readonly slowDown: number
  /** Milliseconds that a member looks before they press. */
  readonly look: number
  /** Events of the lists whose presses are measured. */
  readonly lists: readonly number[]
  /** Minutes for which memory is watched. */
  readonly minutes: number
  /** Seconds of the matches per real second meanwhile: they are played, come and go. */
  readonly speed: number
}

const usual: Pace = {
  isSmoke: false,
  rounds: Number(process.env.SLIPWAY_BENCH_ROUNDS ?? 3),
  seconds: Number(process.env.SLIPWAY_BENCH_SECONDS ?? 4),
  dutySeconds: 0,
  share: 1,
  settling: 1_500,
  slowDown: 4,
  look: 400,
  lists: [100, 1_000],
  minutes: Number(process.env.SLIPWAY_SOAK_MINUTES ?? 30),
  speed: Number(process.env.SLIPWAY_SOAK_SPEED ?? 5),
}

const smoke: Pace = {
  isSmoke: true,
  rounds: 1,
  seconds: 0.2,
  dutySeconds: 0.2,
  share: 0.05,
  settling: 50,
  slowDown: 1,
  look: 0,
  lists: [20],
  minutes: 0.1,
  speed: 5,
}

/** The pace that a command line asks for. */
export function chosenPace(words: readonly string[]): Pace {
  if (words.includes('--smoke')) return smoke
  return words.includes('--duties') ? { ...usual, dutySeconds: 12 } : usual
}
