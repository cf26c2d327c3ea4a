import type { Board, Ending, Forecast, Play, Step } from '../match.ts'

/** What a game without maps knows about one of its states. */
interface WholeGame<State> {
  board(state: State): Board
  forecast(state: State, subject: string, nudge: number): Forecast | null
  ending(state: State, subject: string): Ending | null
  hasEnded(state: State): boolean
}

/**
 * How the states of such a game become its steps: all of its markets are held together, and none is offered later.
 * @returns makes a step from a state, at this many milliseconds since the start; `held`: prices are held for so many
 */
export function stepsOf<State>({ board, forecast, ending, hasEnded }: WholeGame<State>) {
  return (state: State, at: number, held = 0, relines = false, play: Play | null = null): Step => ({
    at,
    board: board(state),
    play,
    suspend: held === 0 ? null : { ms: held, subjects: 'all' },
    relines,
    opens: [],
    forecast: (subject, _at, nudge) => forecast(state, subject, nudge),
    ending: (subject) => ending(state, subject),
    ends: hasEnded(state),
  })
}
