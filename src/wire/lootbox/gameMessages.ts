import { literal, object, picklist, safeParse } from 'valibot'

/** What a game says to the page that frames it: that it is there, that it still is, and that money moved. */
export type GameMessage = 'ready' | 'alive' | 'money'

const message = object({ slipway: literal(1), type: picklist(['ready', 'alive', 'money']) })

/** Reads what a game posted; null for anything that is not of the contract. */
export function readGameMessage(posted: unknown): GameMessage | null {
  const { success, output } = safeParse(message, posted)
  return success ? output.type : null
}
