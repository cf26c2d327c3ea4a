import { literal, object, picklist, safeParse } from 'valibot'

import type { components } from '#openapi/host.gen.ts'

type Posted = components['schemas']['GameMessage']

/** What a mini-game says to the client that frames it. */
export type GameMessage = Posted['type']

const types: readonly GameMessage[] = ['game-alive', 'game-money']
const message = object({ slipway: literal(1), type: picklist(types) })

/** Reads what a game posted; null for anything that is not of the contract, another version and later types among it. */
export function readGameMessage(posted: unknown): GameMessage | null {
  const { success, output } = safeParse(message, posted)
  return success ? output.type : null
}
