import type { errors } from '#domain/session/errorCatalogue.ts'

import type { GameType } from '../games/game.ts'

/** The words of the mini-games in a language. */
export interface MiniGameWords {
  /** The name of each game. */
  games: Readonly<Record<GameType, string>>
  /** What can be bet on, besides numbers, and what can come of it. */
  selections: Readonly<Record<string, string>>
  /** A number of the roulette. */
  straight: string
  /** How often a face has to be shown for what it pays then: `{face}` is shown on one, two or three dice. */
  dice: readonly [string, string, string]
  /** What a tie gives back of all other bets. */
  half: string
  /** What the page of a game says. */
  page: PageWords
  /** What the catalogue says of a refusal, by its name there; where one is not here, it is said in English. */
  refusals: Readonly<Partial<Record<keyof typeof errors, string>>>
  /** How each game is played, paragraph by paragraph. */
  help: Readonly<Record<GameType, readonly string[]>>
}

/** What the page of a game says of itself, besides names. Sums come formatted, with their currency. */
export interface PageWords {
  /** What the page of a game is called before its table is known. */
  readonly title: string
  readonly balance: string
  readonly lastResult: string
  readonly earlier: string
  readonly bet: string
  readonly betOn: string
  readonly stake: string
  readonly stakes: string
  readonly myBets: string
  /** `{seconds}` */
  readonly secondsLeft: string
  /** What a croupier calls while bets are taken, and then. */
  readonly open: string
  readonly closed: string
  /** `{min}` and `{max}` are amounts */
  readonly limits: string
  readonly logIn: string
  readonly closedRound: string
  readonly choose: string
  readonly enterStake: string
  readonly placing: string
  /** `{amount}`, `{selection}` */
  readonly place: string
  readonly unanswered: string
  /** `{amount}`, `{selection}` */
  readonly placed: string
  /** `{reason}` is why, without a full stop */
  readonly refused: string
  /** `{reason}` is a whole sentence */
  readonly uncertain: string
  readonly broken: string
  readonly noConnection: string
  readonly noServer: string
  /** Odds from `{least}` to `{most}` */
  readonly oddsRange: string
  /** `{amount}`, `{selection}` */
  readonly ofBet: string
  readonly waits: string
  readonly won: string
  readonly lost: string
  readonly halfLost: string
  readonly returned: string
  /** `{result}` is one of those before, `{amount}` what was paid */
  readonly paid: string
  readonly noBets: string
}
