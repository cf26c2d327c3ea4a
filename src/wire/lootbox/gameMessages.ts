import {
  type InferOutput,
  integer,
  literal,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  safeParse,
  variant,
} from 'valibot'

import { roundSeconds } from '#domain/bets/miniGame.ts'
import type { components } from '#openapi/host.gen.ts'

type Type = components['schemas']['GameMessage']['type']

const slipway = literal(1)
const message = variant('type', [
  object({
    slipway,
    type: literal('game-alive' satisfies Type),
    secondsLeft: optional(pipe(number(), integer(), minValue(1), maxValue(roundSeconds))),
  }),
  object({ slipway, type: literal('game-money' satisfies Type) }),
])

/** What a mini-game says to the client that frames it. */
export type GameMessage = InferOutput<typeof message>

/** Reads what a game posted; null for anything that is not of the contract, another version and later types among it. */
export function readGameMessage(posted: unknown): GameMessage | null {
  const { success, output } = safeParse(message, posted)
  return success ? output : null
}
