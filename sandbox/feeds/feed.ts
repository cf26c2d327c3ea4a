import type { CommandOrigin, TimedCommand } from '../market/commands.ts'

/** A line (1-based) of a file that could not be used, and why. The rest of the file is played. */
export interface FeedProblem {
  line: number
  reason: string
  file?: string
}

/** A source of timed commands, ordered by time. */
export interface Feed {
  name: string
  commands: Iterator<TimedCommand>
  problems: readonly FeedProblem[]
  /** How many there are, if `problems` only holds the first of them. */
  problemCount?: number
  /** Control commands (kept from an earlier run) override holds; a feed's commands do not. */
  origin?: CommandOrigin
  /**
   * A hint before a long jump: prices that a later one before `at` replaces can be left out.
   * Statuses, scores and results before `at` are still made.
   */
  skipPricesBefore?(at: number): void
}

/** A feed of commands that are already known, such as the control calls of an earlier run. */
export function feedFromList(
  name: string,
  commands: readonly TimedCommand[],
  options: { origin?: CommandOrigin; problems?: { shown: readonly FeedProblem[]; count: number } } = {},
): Feed {
  const ordered = commands
    .map((command, index) => ({ command, index }))
    .sort((a, b) => a.command.at - b.command.at || a.index - b.index)
    .map((entry) => entry.command)
  return {
    name,
    commands: ordered.values(),
    problems: options.problems?.shown ?? [],
    ...(options.problems === undefined ? {} : { problemCount: options.problems.count }),
    origin: options.origin ?? 'feed',
  }
}
