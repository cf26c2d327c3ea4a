/** What determines the whole world of a sandbox, with the feeds it was started with. */
export interface WorldSeed {
  seed: number
  /** Sandbox time at which the world began, UTC milliseconds. */
  epoch: number
}
