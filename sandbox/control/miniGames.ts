import type { FastifyInstance } from 'fastify'

import type { TableState } from '../minigames/tables.ts'
import { type MiniGameWishes, miniGameSwitchesOf } from '../server/features.ts'
import type { Sandbox } from '../server/sandbox.ts'
import { ControlError } from './controlError.ts'
import { schemas } from './schemas.ts'

type MiniGameWish = MiniGameWishes & {
  lootboxGameId?: string | null
  /** How many tables there are. */
  tables?: number
  /** Whether the servers of the mini-games do not answer. */
  isDown?: boolean
}

/** The control calls about mini-games: the partner's settings, how many tables there are, and what is wrong with one or all of them. */
export function serveMiniGames(app: FastifyInstance, sandbox: Sandbox): void {
  const { tables } = sandbox
  app.post<{ Body: MiniGameWish }>('/minigame', { schema: schemas.miniGame }, async ({ body }) => {
    const { lootboxGameId, tables: count, isDown, ...switches } = body
    if (lootboxGameId !== undefined) sandbox.lootboxGameId = lootboxGameId
    if (count !== undefined) tables.setCount(count)
    if (isDown !== undefined) tables.isDown = isDown
    sandbox.miniGame = { ...sandbox.miniGame, ...switches }
    return {
      miniGame: { ...miniGameSwitchesOf(sandbox.miniGame), lootboxGameId: sandbox.lootboxGameId },
      tables: tables.list().length,
      isDown: tables.isDown,
    }
  })

  app.post<{ Params: { id: string }; Body: Partial<TableState> & { loseAnswers?: number } }>(
    '/minigame/tables/:id',
    { schema: schemas.miniGameTable },
    async ({ params: { id }, body: { loseAnswers, ...change } }) => {
      const known = tables.find(Number(id))
      if (known === undefined) throw new ControlError(404, `There is no table ${id}.`)
      tables.change(known.id, change)
      if (loseAnswers !== undefined) tables.loseAnswers(known.id, loseAnswers)
      return { table: tables.find(known.id) }
    },
  )
}
